import { slugify } from '@kariera/shared/rules/slug'
import { stripTags } from '@kariera/shared/rules/teaser'

/**
 * Gives each heading of a body an id: `h-kakvo-sledva`, and `h-kakvo-sledva-2` for the next one with the same words. No
 * other element of a page has an id that begins with `h-`.
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
