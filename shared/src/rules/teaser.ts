/** reader-site.md, section 9: a card without an accent shows the body's beginning. */
export const teaserLength = 480
/** reader-site.md, section 9: the fallback of the meta description. */
export const descriptionLength = 200

/** The text of an HTML fragment: tags become spaces, entities their characters, white space single. */
export function stripTags(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)\]])/g, '$1')
    .trim()
}

/** Cuts at `length` characters (whole code points), closing with an ellipsis when something was left out. */
export function cut(text: string, length: number): string {
  const characters = Array.from(text)
  if (characters.length <= length) return text
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`
}

/** Accent, or the tag-stripped body cut at 480 characters; a picture's caption is no part of what is told. */
export function teaserOf(accent: string, bodyHtml: string): string {
  return accent.trim() || cut(stripTags(withoutFigures(bodyHtml)), teaserLength)
}

/** The body without its pictures and their captions. */
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
