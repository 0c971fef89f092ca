/** A К of rising steps on the brand's blue. */
export function Icon() {
  return (
    <svg aria-hidden="true" className="newsroom-icon" height="32" viewBox="0 0 32 32" width="32">
      <rect fill="#187bcd" height="32" rx="7" width="32" />
      <path d="M9 7v18" fill="none" stroke="#fff" strokeLinecap="round" strokeWidth="4" />
      <path
        d="M23 7 13 16l10 9"
        fill="none"
        stroke="#fff"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="4"
      />
    </svg>
  )
}
