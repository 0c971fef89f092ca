/**
 * Writes the words of an HTML text so that Payload's comparison, which knows words of Latin letters only and compares
 * others letter by letter, takes each as one; `toText` brings them back. Tags stay as they are. A word that became bold,
 * or went above the line, is another word: the comparison marks words, not their tags.
 */
export function wholeWords(html: string): string {
  const open = new Set<string>()
  return html.replaceAll(/<[^>]*>|[\p{L}\p{M}\p{N}]+/gu, (part) => {
    const [, end, format] = /^<(\/?)(strong|em|s|sub|sup)>$/.exec(part) ?? []
    if (format !== undefined) open[end === '/' ? 'delete' : 'add'](format)
    if (part.startsWith('<') || (open.size === 0 && isPlain(part))) return part
    return `Zq${codesOf(part)}${[...open].map((one) => `X${one}`).join('')}qZ`
  })
}

/** Brings back the words of `wholeWords`, and nothing else: what comes of it is letters and digits in any case. */
export function toText(html: string): string {
  return html.replaceAll(/<[^>]*>|Zq([\da-f_]+)(?:X[a-z]+)*qZ/g, (part, codes?: string) => {
    const word = codes === undefined ? '' : wordOf(codes)
    return /^[\p{L}\p{M}\p{N}]+$/u.test(word) ? word : part
  })
}

/** What is written like one of our words is written anew, so that nobody can write one. */
function isPlain(word: string): boolean {
  return /^\w+$/.test(word) && !word.includes('Zq')
}

function codesOf(word: string): string {
  return Array.from(word, (letter) => letter.codePointAt(0)?.toString(16)).join('_')
}

function wordOf(codes: string): string {
  const points = codes.split('_').map((code) => Number.parseInt(code, 16))
  return points.every((point) => point <= 0x10_ff_ff) ? String.fromCodePoint(...points) : ''
}
