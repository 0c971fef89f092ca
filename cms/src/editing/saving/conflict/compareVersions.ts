import { z } from 'zod'
import { sameContent } from '../changedFields.ts'

const contentSchema = z.record(z.string(), z.unknown()).catch({})

/** The content of a document, by the names of its fields. */
export type Content = Readonly<Record<string, unknown>>

/** Returns the content in a form or a response. */
export function contentOf(document: unknown): Content {
  return contentSchema.parse(document)
}

/** A field that differs between the two versions. */
export type Difference = {
  name: string
  mine: unknown
  theirs: unknown
  /** Who has changed it since the common base; if both did, the editor must choose. */
  changedBy: 'me' | 'them' | 'both'
}

/** The side whose value of a field is kept. */
export type Side = 'mine' | 'theirs'

/**
 * Returns the fields that differ between the form and a colleague's stored version.
 *
 * @param names the fields that the form shows
 * @param base the version that both started from
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

/** For an empty list, Payload's form has 0, the number of its rows. */
function rowsOf(value: unknown, stored: readonly unknown[]): unknown {
  return value === 0 && stored.some(Array.isArray) ? [] : value
}

function changedBy(base: unknown, mine: unknown, theirs: unknown): Difference['changedBy'] {
  if (sameContent(base, mine)) return 'them'
  return sameContent(base, theirs) ? 'me' : 'both'
}

/** Returns the side that is kept by default; undefined if both have changed the field. */
export function defaultSide({ changedBy }: Difference): Side | undefined {
  if (changedBy === 'both') return undefined
  return changedBy === 'me' ? 'mine' : 'theirs'
}

/** Returns the colleague's version with the chosen fields of ours. */
export function mergedVersion(
  theirs: Content,
  differences: readonly Difference[],
  sides: ReadonlyMap<string, Side>,
): Record<string, unknown> {
  const kept = differences.filter(({ name }) => sides.get(name) === 'mine')
  return { ...theirs, ...Object.fromEntries(kept.map(({ name, mine }) => [name, mine ?? null])) }
}
