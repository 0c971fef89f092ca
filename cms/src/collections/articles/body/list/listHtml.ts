import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import { startOf } from './listNumbers.ts'

type StoredNode = SerializedLexicalNode & { children?: StoredNode[] }
type StoredList = StoredNode & { listType?: unknown; start?: unknown }

type NodesToHtml = (args: { nodes: SerializedLexicalNode[] }) => string[]

/**
 * Returns a list as HTML. In Lexical a nested list has an item of its own, which has no number; in HTML it is a part of
 * the item before it.
 */
export function listHtml(list: StoredList, nodesToHTML: NodesToHtml): string {
  const isNumbered = list.listType === 'number'
  const start = isNumbered ? startOf(list) : 1
  const items: string[] = []
  let before = ''
  for (const item of list.children ?? []) {
    const nodes = item.type === 'listitem' ? (item.children ?? []) : [item]
    const content = nodesToHTML({ nodes }).join('')
    if (nodes[0]?.type !== 'list') items.push(content)
    else if (items.length > 0) items.push(`${items.pop()}${content}`)
    else before += content
  }
  // A list before the first item stands in an item without a number.
  const value = isNumbered ? ` value="${start - 1}"` : ''
  const first = before && `<li${value} style="list-style: none">${before}</li>`
  const others = items.map((content) => `<li>${content}</li>`).join('')
  const tag = isNumbered ? 'ol' : 'ul'
  return `<${tag}${start === 1 ? '' : ` start="${start}"`}>${first}${others}</${tag}>`
}
