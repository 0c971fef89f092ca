/** A stored version of a document, without its content. */
export type StoredVersion = {
  id: number
  /** The document's `updatedAt` in it, which its save was recorded with. */
  savedAt: Date
  status: 'draft' | 'published' | null
  isAutosave: boolean
}

/** A save of the document (saveRecords.ts). */
type Save = { who: string | null; when: Date; fields: string[] }

/** A version as the list shows it: what was saved since the version before it. */
export type VersionLine = StoredVersion & {
  /** Names of those who saved it, in the order of their first save; null stands for the system. */
  who: (string | null)[]
  /** Names of the top-level fields that differ from the version before. */
  fields: string[]
  isFirst: boolean
}

/**
 * Says of each version who saved it and what. An autosave overwrites its version, so several saves may belong to one.
 * The saves of old versions are no longer recorded.
 *
 * @param versions the latest first
 * @param saves of the document, in the order of time
 * @param isWhole whether the first version of the document is among them
 */
export function versionLines(
  versions: readonly StoredVersion[],
  saves: readonly Save[],
  isWhole: boolean,
): VersionLine[] {
  return versions.map((version, index) => {
    const before = versions[index + 1]?.savedAt
    const own = saves.filter(
      ({ when }) => when <= version.savedAt && (before === undefined || when > before),
    )
    return {
      ...version,
      who: [...new Set(own.map(({ who }) => who))],
      fields: [...new Set(own.flatMap(({ fields }) => fields))],
      isFirst: isWhole && index === versions.length - 1,
    }
  })
}
