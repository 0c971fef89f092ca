import { z } from 'zod'

const nodeSchema = z.object({
  type: z.string().catch(''),
  text: z.string().catch(''),
  children: z.array(z.unknown()).catch([]),
})

/**
 * Returns the text of a body as it is read, a line for each paragraph, heading, item or cell.
 *
 * @param body as the form holds it, whatever is in it
 */
export function wordsOf(body: unknown): string {
  const root = z.object({ root: z.unknown() }).safeParse(body).data?.root
  return textOf(root)
}

function textOf(given: unknown): string {
  const node = nodeSchema.safeParse(given).data
  if (!node) return ''
  const inner = node.children.map(textOf).join('')
  const isInline = ['text', 'link', 'autolink'].includes(node.type)
  return isInline ? node.text + inner : `${node.text}${inner}\n`
}
