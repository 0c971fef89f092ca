import { slugify } from '@kariera/shared/rules/slug'
import { stripTags } from '@kariera/shared/rules/teaser'

/**
 * Gives the headings of a body addresses of their own: `h-kakvo-sledva`, the second of a name `h-kakvo-sledva-2`. No
 * part of the page around it is called so.
 */
export function withHeadingIds(bodyHtml: string): string {
  const used = new Map<string, number>()
  return bodyHtml.replace(/<(h[234])([^>]*)>(.*?)<\/\1>/gs, (heading, tag, attributes, content) => {
    const name = slugify(stripTags(String(content)))
    if (!name) return heading
    const count = (used.get(name) ?? 0) + 1
    used.set(name, count)
    return `<${tag}${attributes} id="h-${name}${count > 1 ? `-${count}` : ''}">${content}</${tag}>`
  })
}
