/** Longest texts in a reader's form, characters. */
export const maxTextLengths = { email: 254, name: 100, phone: 40, line: 300, text: 5000 }

/** A field that people do not see: only programs fill it in. */
export const honeypotField = 'homepage'
