import type { FormState } from 'payload'
import { sameContent } from './changedFields.ts'

/**
 * @param answer fields of the stored document
 * @param sent fields of the form when its save was sent
 * @param now its fields now
 * @returns the answer without the fields that have another value now than when they were sent; a list with rows is one
 *   field with all in it
 */
export function withoutTyped(answer: FormState, sent: FormState, now: FormState): FormState {
  const lists = Object.keys(sent).filter((path) => sent[path]?.rows)
  const whole = (path: string) => lists.find((list) => path.startsWith(`${list}.`)) ?? path
  const paths = new Set([...Object.keys(sent), ...Object.keys(now)])
  // Payload leaves it out of what was sent.
  paths.delete('file')
  const isTyped = (path: string) => !sameContent(contentOf(sent[path]), contentOf(now[path]))
  const typed = new Set([...paths].filter(isTyped).map(whole))
  if (typed.size === 0) return answer
  return Object.fromEntries(Object.entries(answer).filter(([path]) => !typed.has(whole(path))))
}

/** Rows by their ids: the value of a list is their number. */
function contentOf(field: FormState[string] | undefined): unknown {
  return field?.rows ? field.rows.map(({ id }) => id) : field?.value
}
