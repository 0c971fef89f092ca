const paths = {
  handle: 'M8 5v.01M8 10v.01M8 15v.01M12.500 5v.01M12.500 10v.01M12.500 15v.01',
  top: 'M5 4.500h10M10 16V8.500M6.500 12 10 8.500l3.500 3.500',
  up: 'M10 15.500V5M6 9l4-4 4 4',
  down: 'M10 4.500V15M6 11l4 4 4-4',
  edit: 'M4.500 15.500l.7-3.200 8-8 2.500 2.500-8 8z',
  remove: 'M5 6h10M8 6V4.500h4V6M6.500 6l.7 9.500h5.600L13.500 6',
  confirm: 'M4.500 10.500l3.800 3.800 7.200-8.300',
  cancel: 'M5.500 5.500l9 9M14.500 5.500l-9 9',
  restore: 'M4.500 9a5.800 5.800 0 1 1 1.600 5M4.500 4.500V9H9',
  add: 'M10 4.500v11M4.500 10h11',
  search: 'M9 4a5 5 0 1 0 0 10 5 5 0 0 0 0-10M12.700 12.700 16.500 16.500',
  more: 'M5 10v.01M10 10v.01M15 10v.01',
  focus: 'M4 7.500V4h3.500M12.500 4H16v3.500M16 12.500V16h-3.500M7.500 16H4v-3.500',
  keys: 'M3 5.500h14v9H3zM6 8.500v.01M8.700 8.500v.01M11.300 8.500v.01M14 8.500v.01M6.500 11.500h7',
  video: 'M3.500 5.500h13v9h-13zM8.500 7.800l4 2.200-4 2.200z',
  left: 'M15.500 10H5M9 6l-4 4 4 4',
  right: 'M4.500 10H15M11 6l4 4-4 4',
  addAbove: 'M4 12.500h12M4 16h12M10 3v6M7 6h6',
  addBelow: 'M4 4h12M4 7.500h12M10 11v6M7 14h6',
  addBefore: 'M12.500 4v12M16 4v12M3 10h6M6 7v6',
  addAfter: 'M4 4v12M7.500 4v12M11 10h6M14 7v6',
  undo: 'M7.500 4.500 4 8l3.500 3.500M4.500 8h7a4 4 0 0 1 0 8H8',
  redo: 'M12.500 4.500 16 8l-3.500 3.500M15.500 8h-7a4 4 0 0 0 0 8H12',
  unfold: 'M6 8l4 4 4-4',
  account:
    'M10 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6M4.500 16.500c.8-3 3-4.200 5.500-4.200s4.700 1.200 5.500 4.200',
  signOut: 'M8.500 4H4.500v12h4M12 6.500l3.500 3.500-3.500 3.500M15.500 10H8',
  dashboard: 'M4 4.500h5v6H4zM11 4.500h5v3.500h-5zM4 12.500h5V16H4zM11 10h5v6h-5z',
  articles: 'M5 3.500h10v13H5zM7.500 7h5M7.500 10h5M7.500 13h3',
  management: 'M4 6h7M14 6h2M4 14h2M9 14h7M12.500 4.500v3M7.500 12.500v3',
  banners: 'M3.500 6h13v8h-13zM6.500 11.500v-3M9 11.500v-3M11.500 9.500l2-1v3l-2-1z',
  tests:
    'M8 3.500h4M9 3.500v4.500l-4.300 7a1 1 0 0 0 .9 1.500h8.800a1 1 0 0 0 .9-1.500L11 8V3.500M7 12.500h6',
  settings:
    'M10 7.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5M10 3.500v2M10 14.500v2M3.500 10h2M14.500 10h2M5.400 5.400l1.400 1.400M13.200 13.200l1.400 1.400M14.600 5.400l-1.400 1.400M6.800 13.200l-1.400 1.400',
} as const

/** An icon: on a button without words it shows what the button does; beside words it illustrates them. */
export function Sign({ of }: { of: keyof typeof paths }) {
  return (
    <svg aria-hidden="true" className={`sign sign--${of}`} viewBox="0 0 20 20">
      <path d={paths[of]} />
    </svg>
  )
}
