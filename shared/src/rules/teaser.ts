/** Length of the body's beginning on a card without an accent, characters. */
export const teaserLength = 480
/** Length of the fallback for the meta description, characters. */
export const descriptionLength = 200

/** Returns the text of an HTML fragment: tags become spaces, entities their characters, white space single. */
export function stripTags(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)\]])/g, '$1')
    .trim()
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
