import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../shared/src/commands/command.ts'

/**
 * Finds the snapshot of the model that the next migration is compared with. Payload writes one beside each migration
 * (`NAME.json`) and reads only the last by name, so only that one is kept.
 *
 * @returns its file name; null if there are no migrations yet
 * @throws {Failure} if there is not exactly one, or its migration is missing: the next migration would be wrong
 */
export function findSnapshot(folder: string): string | null {
  const snapshots = snapshotsIn(folder)
  const [snapshot] = snapshots
  if (!snapshot && migrationsIn(folder).length === 0) return null
  const isOnly = snapshot && snapshots.length === 1
  if (isOnly && existsSync(join(folder, snapshot.replace(/json$/, 'ts')))) return snapshot
  throw new Failure(
    `Expected one snapshot (.json) with its migration (.ts) in ${folder}, and found ${snapshots.join(', ') || 'none'}. Delete the migration that you make again with its snapshot, and bring back the snapshot before it (git restore).`,
  )
}

/** Removes the former snapshot if a new migration has brought its own. */
export function replaceSnapshot(folder: string, former: string | null): void {
  const isReplaced = snapshotsIn(folder).some((snapshot) => snapshot !== former)
  if (former && isReplaced) rmSync(join(folder, former))
}

function snapshotsIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.json'))
}

function migrationsIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.ts'))
}
