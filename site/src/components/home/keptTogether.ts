/** Words of one or two letters at the end of a phrase, with the word before each: `каквато е,`. */
const lastShortWord = /(\S+\s\p{L}{1,2}(?=[.,:;!?…]|$))/u

/** Splits a text into parts: a line is never broken within a part with `together`. */
export function keptTogether(text: string): { text: string; together: boolean }[] {
  return text
    .split(lastShortWord)
    .map((part, index) => ({ text: part, together: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
