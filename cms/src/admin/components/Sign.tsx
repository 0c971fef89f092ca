const paths = {
  handle: 'M8 5v.01M8 10v.01M8 15v.01M12.500 5v.01M12.500 10v.01M12.500 15v.01',
  top: 'M5 4.500h10M10 16V8.500M6.500 12 10 8.500l3.500 3.500',
  up: 'M10 15.500V5M6 9l4-4 4 4',
  down: 'M10 4.500V15M6 11l4 4 4-4',
  edit: 'M4.500 15.500l.7-3.200 8-8 2.500 2.500-8 8z',
  remove: 'M5 6h10M8 6V4.500h4V6M6.500 6l.7 9.500h5.600L13.500 6',
  confirm: 'M4.500 10.500l3.800 3.800 7.200-8.300',
  cancel: 'M5.500 5.500l9 9M14.500 5.500l-9 9',
} as const

/** What a button without words does. */
export function Sign({ of }: { of: keyof typeof paths }) {
  return (
    <svg aria-hidden="true" className={`sign sign--${of}`} viewBox="0 0 20 20">
      <path d={paths[of]} />
    </svg>
  )
}
