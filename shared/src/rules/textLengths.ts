// Longest texts, characters.

/** A title, a name or another line of text. */
export const textLength = 300

/** A quote: it must fit on a slide. */
export const maxQuoteLength = 1000

/** The texts of a picture. */
export const pictureTextLengths = { alt: 500, credit: 300 }

/** What readers fill into forms. */
export const maxTextLengths = { email: 254, name: 100, phone: 40, line: 300, text: 5000 }
