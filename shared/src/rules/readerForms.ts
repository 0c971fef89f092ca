/** Longest texts of a reader, characters. */
export const maxTextLengths = { email: 254, name: 100, phone: 40, line: 300, text: 5000 }

/** No person fills it in; who does is a program. */
export const honeypotField = 'homepage'
