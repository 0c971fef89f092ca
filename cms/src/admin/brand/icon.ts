/** The publication's icon, a white К on the brand's blue, as a data URL that needs no request. */
export const iconAddress = `data:image/svg+xml,${encodeURIComponent(`
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="7" fill="#187bcd"/>
  <path fill="#fff" d="M8 7h4.500v7.200h2.100L19.100 7h5.100l-5.900 8.700 6.300 9.300h-5.300l-4.700-7.300h-2.100V25H8z"/>
</svg>`)}`
