/** Line drawings of 24 by 24, two units wide. */
export const iconPaths = {
  facebook: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17.5 6.5h0',
  youtube: 'M6 4h12a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM10 8.5v7l6-3.5z',
  tiktok: 'M9 11a5 5 0 1 0 5 5V3c0 3 2.5 5.5 6 5.5',
  linkedin: 'M9 21v-7a6 6 0 0 1 12 0v7h-4v-7a2 2 0 0 0-4 0v7zM3 9h3v12H3zM4.5 4.5h0',
  website:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM2 12h20M12 2c5 5.5 5 14.5 0 20M12 2c-5 5.5-5 14.5 0 20',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3l5.2 5.2',
  share: 'M12 15V3M7.5 7L12 2.5 16.5 7M5 11v10h14V11',
  print: 'M6 9V3h12v6M6 18H3V9h18v9h-3M7 14h10v7H7z',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4v16l13-8z',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M5 5l14 14M19 5L5 19',
} as const

/** A filled shape: marks promoted content. */
export const starPath =
  'M12 1.6l3.18 6.72 7.22.95-5.3 5.08 1.34 7.3L12 18.09l-6.44 3.56 1.34-7.3L1.6 9.27l7.22-.95z'

export type IconName = keyof typeof iconPaths
