import { slugify } from '@kariera/shared/rules/slug'
import { stripTags } from '@kariera/shared/rules/teaser'

/**
 * Gives the headings of a body ids of their own: `h-kakvo-sledva`, the next with the same words `h-kakvo-sledva-2`. No
 * other part of a page has an id that begins with `h-`.
 */
export function withHeadingIds(bodyHtml: string): string {
  const used = new Set<string>()
  return bodyHtml.replace(/<(h[234])([^>]*)>(.*?)<\/\1>/gs, (heading, tag, attributes, content) => {
    const name = slugify(stripTags(String(content)))
    if (!name) return heading
    let id = `h-${name}`
    for (let count = 2; used.has(id); count += 1) id = `h-${name}-${count}`
    used.add(id)
    return `<${tag}${attributes} id="${id}">${content}</${tag}>`
  })
}
