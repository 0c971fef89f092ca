import { createStore, entries, get, update, type UseStore } from 'idb-keyval'
import type { Content } from '../conflict/compareVersions.ts'

/** Unsaved content of a form. */
export type LocalCopy = {
  /** The form; each keeps one copy. */
  session: string
  /** When it was kept, milliseconds since 1970. */
  at: number
  /** The `updatedAt` of the version it was based on; null for a document that was not stored yet. */
  basedOn: string | null
  /** The content it was based on. */
  base: Content
  data: Content
}

/** How long copies are kept, milliseconds. */
const keptMs = 30 * 24 * 60 * 60_000

let opened: UseStore | undefined
const store = () => (opened ??= createStore('newsroom', 'unsaved'))

/**
 * Returns the copies of a document in this browser, newest first, and deletes expired ones.
 *
 * @param key of the user and the document
 */
export async function copiesOf(key: string, now: number): Promise<LocalCopy[]> {
  await sweep(now)
  const copies = (await get<LocalCopy[]>(key, store())) ?? []
  return copies.toSorted((one, other) => other.at - one.at)
}

/** Stores a copy, replacing the previous one of the same form. */
export function keepCopy(key: string, copy: LocalCopy): Promise<void> {
  return update<LocalCopy[]>(
    key,
    (copies = []) => [...without(copies, copy.session), copy],
    store(),
  )
}

/** Deletes the copy of a form. */
export function dropCopy(key: string, session: string): Promise<void> {
  return update<LocalCopy[]>(key, (copies = []) => without(copies, session), store())
}

function without(copies: LocalCopy[], session: string): LocalCopy[] {
  return copies.filter((copy) => copy.session !== session)
}

async function sweep(now: number): Promise<void> {
  for (const [key, copies] of await entries<string, LocalCopy[]>(store())) {
    const isOld = ({ at }: LocalCopy) => now - at > keptMs
    for (const { session } of copies.filter(isOld)) await dropCopy(key, session)
  }
}
