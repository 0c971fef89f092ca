/** Words of one or two letters at the end of a phrase, each with the word before it: `каквато е,`. */
const lastShortWord = /(\S+\s\p{L}{1,2}(?=[.,:;!?…]|$))/u

/** A text in its parts: a line is never broken within those that are kept together. */
export function keptTogether(text: string): { text: string; together: boolean }[] {
  return text
    .split(lastShortWord)
    .map((part, index) => ({ text: part, together: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
