/** The text of a picture is about so long, characters (back-office.md, section 9). */
const shortTextLength = 100

/** A sentence that is shorter would leave the picture empty. */
const shortestSentence = 40

const sentenceEnd = /[.!?…]+["'”“»)]*(?=\s)/gu

/**
 * What a picture of a quote says until an editor writes something else: the quote, and of one that is longer than 100
 * characters its first sentences, or its first words with an ellipsis.
 */
export function defaultShortText(quote: string): string {
  const text = quote.replace(/\s+/gu, ' ').trim()
  const characters = Array.from(text)
  if (characters.length <= shortTextLength) return text
  const head = characters.slice(0, shortTextLength).join('')
  const ends = Array.from(text.matchAll(sentenceEnd), ({ 0: mark, index }) => index + mark.length)
  const sentences = ends.filter((end) => end <= head.length).at(-1) ?? 0
  if (Array.from(text.slice(0, sentences)).length >= shortestSentence)
    return text.slice(0, sentences)
  return `${firstWords(characters.slice(0, shortTextLength - 1).join(''), text)}…`
}

/** Whole words of the head of a text, unless it is one word; nothing that asks for more words stands last. */
function firstWords(head: string, text: string): string {
  const isWhole = text[head.length] === ' '
  const words = isWhole ? head : head.replace(/\s+\S*$/u, '')
  return words.replace(/[\s,;:–—-]+$/u, '') || head
}
