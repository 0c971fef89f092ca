/** A field that people do not see: only programs fill it in. */
export const honeypotField = 'homepage'
