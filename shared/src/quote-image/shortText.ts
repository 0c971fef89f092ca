/** Approximate length of a picture's text, characters. */
const shortTextLength = 100

/** Shortest length of the first sentences: shorter ones would leave the picture empty. */
const shortestSentence = 40

const sentenceEnd = /[.!?…]+["'”“»)]*(?=\s)/gu

/**
 * Returns the default text of a quote's picture: the quote, or if it is longer than 100 characters its first sentences,
 * or its first words with an ellipsis.
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

/**
 * Returns the whole words at the beginning of a text, without a comma, colon or dash at the end; the head itself if it
 * is one word.
 */
function firstWords(head: string, text: string): string {
  const isWhole = text[head.length] === ' '
  const words = isWhole ? head : head.replace(/\s+\S*$/u, '')
  return words.replace(/[\s,;:–—-]+$/u, '') || head
}
