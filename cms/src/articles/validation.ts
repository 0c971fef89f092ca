import { backOfficeTexts } from '@kariera/shared/texts/back-office'

/** back-office.md, section 9. */
export const accentLength = 550

/** @returns a validator that answers `message` where there is nothing but white space */
export const requiredText = (message: string) => (value: string | null | undefined) =>
  Boolean(value?.trim()) || message

export function validAccent(value: string | null | undefined): true | string {
  const length = Array.from(value ?? '').length
  return (
    length <= accentLength || `The accent may have ${accentLength} characters, this has ${length}.`
  )
}

type LexicalNode = { type: string; text?: string; children?: LexicalNode[] }

/** A body needs something to read or to look at, not just empty paragraphs. */
export function validBody(value: { root?: LexicalNode } | null | undefined): true | string {
  return hasContent(value?.root) || backOfficeTexts.article.bodyRequired
}

function hasContent(node: LexicalNode | undefined): boolean {
  if (!node) return false
  if (node.type === 'upload' || node.type === 'block') return true
  if (node.text?.trim()) return true
  return (node.children ?? []).some(hasContent)
}

/** Drafts may still lack it; what readers see may not. */
export function requiredToPublish(
  value: unknown,
  { data }: { data: { _status?: unknown } },
): true | string {
  if (data._status !== 'published' || value) return true
  return 'Choose a category before you publish.'
}
