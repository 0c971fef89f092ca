/** Line drawings of 24 by 24, two units wide. */
export const iconPaths = {
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17.500 6.500h0',
  youtube:
    'M6 4h12a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM10 8.500v7l6-3.500z',
  tiktok: 'M9 11a5 5 0 1 0 5 5V3c0 3 2.500 5.500 6 5.500',
  linkedin: 'M9 21v-7a6 6 0 0 1 12 0v7h-4v-7a2 2 0 0 0-4 0v7zM3 9h3v12H3zM4.500 4.500h0',
  website:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM2 12h20M12 2c5 5.500 5 14.500 0 20M12 2c-5 5.500-5 14.500 0 20',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.300 15.300l5.200 5.200',
  share: 'M12 15V3M7.500 7L12 2.500 16.500 7M5 11v10h14V11',
  print: 'M6 9V3h12v6M6 18H3V9h18v9h-3M7 14h10v7H7z',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4v16l13-8z',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M5 5l14 14M19 5L5 19',
} as const

/** Filled, not drawn: marks promoted content. */
export const starPath =
  'M12 1.600l3.180 6.720 7.220.95-5.300 5.080 1.340 7.300L12 18.090l-6.440 3.560 1.340-7.300L1.600 9.270l7.220-.95z'

export type IconName = keyof typeof iconPaths
