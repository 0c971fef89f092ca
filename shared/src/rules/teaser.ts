/** Length of the body's beginning on a card without an accent, characters. */
export const teaserLength = 480
/** Length of the fallback for the meta description, characters. */
export const descriptionLength = 200

/**
 * Returns the text of an HTML fragment: tags of paragraphs become spaces, entities their characters, white space single.
 * Digits above and below the line stay there (m², H₂O); what is struck out is left out.
 */
export function stripTags(html: string): string {
  const inline = html
    .replace(/<s>.*?<\/s>/gs, '')
    .replace(/<(su[bp])>(.*?)<\/\1>/gs, (_, tag: 'sub' | 'sup', content: string) =>
      script(tag, content),
    )
    .replace(/<\/?(?:strong|em|a)\b[^>]*>/g, '')
  return decodeEntities(inline.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)\]])/g, '$1')
    .trim()
}

const plainDigits = '0123456789+-=()'
const scriptDigits = { sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎', sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾' }

/** Returns content with the signs that Unicode has for it; unchanged if it has none for a part of it. */
function script(tag: 'sub' | 'sup', content: string): string {
  const text = content.replace(/<[^>]*>/g, '')
  const signs = Array.from(text, (sign) => scriptDigits[tag][plainDigits.indexOf(sign)])
  return signs.every((sign) => sign !== undefined) ? signs.join('') : content
}

/** Cuts a text at `length` characters (whole code points), and adds an ellipsis if something was left out. */
export function cut(text: string, length: number): string {
  const characters = Array.from(text)
  if (characters.length <= length) return text
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`
}

/** Returns the accent, or the tag-stripped body cut at 480 characters, without the captions of its pictures. */
export function teaserOf(accent: string, bodyHtml: string): string {
  return accent.trim() || cut(stripTags(withoutFigures(bodyHtml)), teaserLength)
}

/** Returns the body without its pictures and their captions. */
export function withoutFigures(bodyHtml: string): string {
  return bodyHtml.replace(/<figure\b.*?<\/figure>/gs, ' ')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return characterOf(Number(decimal)) ?? whole
    if (hex) return characterOf(parseInt(String(hex), 16)) ?? whole
    return entities[String(name)] ?? whole
  })
}

function characterOf(codePoint: number): string | null {
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : null
}
