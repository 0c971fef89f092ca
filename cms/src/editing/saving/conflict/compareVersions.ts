import { z } from 'zod'
import { sameContent } from '../changedFields.ts'

const contentSchema = z.record(z.string(), z.unknown()).catch({})

/** The content of a document, by the names of its fields. */
export type Content = Readonly<Record<string, unknown>>

/** What a form or an answer holds of a document. */
export function contentOf(document: unknown): Content {
  return contentSchema.parse(document)
}

/** A field that says something else here than there. */
export type Difference = {
  name: string
  mine: unknown
  theirs: unknown
  /** Who has changed it since they both began: where both did, somebody has to choose. */
  changedBy: 'me' | 'them' | 'both'
}

/** Which side of a field is kept. */
export type Side = 'mine' | 'theirs'

/**
 * The fields that differ between what is in the form and what a colleague has stored.
 *
 * @param names those that the form shows
 * @param base what both began from
 */
export function compareVersions(
  names: readonly string[],
  { base, mine, theirs }: { base: Content; mine: Content; theirs: Content },
): Difference[] {
  return names
    .filter((name) => name in mine)
    .map((name) => ({
      name,
      base: base[name],
      mine: rowsOf(mine[name], [base[name], theirs[name]]),
      theirs: theirs[name],
    }))
    .filter((field) => !sameContent(field.mine, field.theirs))
    .map((field) => ({
      name: field.name,
      mine: field.mine,
      theirs: field.theirs,
      changedBy: changedBy(field.base, field.mine, field.theirs),
    }))
}

/** Payload's form says 0, the number of its rows, of a list that has none. */
function rowsOf(value: unknown, stored: readonly unknown[]): unknown {
  return value === 0 && stored.some(Array.isArray) ? [] : value
}

function changedBy(base: unknown, mine: unknown, theirs: unknown): Difference['changedBy'] {
  if (sameContent(base, mine)) return 'them'
  return sameContent(base, theirs) ? 'me' : 'both'
}

/** What is kept of a field while nobody has chosen; undefined where both have changed it. */
export function defaultSide({ changedBy }: Difference): Side | undefined {
  if (changedBy === 'both') return undefined
  return changedBy === 'me' ? 'mine' : 'theirs'
}

/** The colleague's version with the chosen fields of ours in it. */
export function mergedVersion(
  theirs: Content,
  differences: readonly Difference[],
  sides: ReadonlyMap<string, Side>,
): Record<string, unknown> {
  const kept = differences.filter(({ name }) => sides.get(name) === 'mine')
  return { ...theirs, ...Object.fromEntries(kept.map(({ name, mine }) => [name, mine ?? null])) }
}
