import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { commandLine, errorCode, hasVariable, isRunning } from './facts.ts'
import { endGroup } from './groups.ts'
import { usualDelays } from './supervisor.ts'

const runRecordSchema = z.object({
  /** The command itself. */
  pid: z.number(),
  cms: z.number().optional(),
  site: z.number().optional(),
  /** Astro's own server, in development. */
  pages: z.number().optional(),
  /** Unset with a database of one's own (DATABASE_URL). */
  postgres: z.number().optional(),
  port: z.number(),
  cmsPort: z.number(),
  siteInternalPort: z.number(),
  /** Holds the database's password: the file is for its owner only. */
  databaseUrl: z.string(),
})

/** What runs with a data folder: process numbers and ports. */
export type RunRecord = z.infer<typeof runRecordSchema>

/** Writes the record, whole: a reader sees the former or the new one. */
export function writeRunRecord(dataDir: string, record: RunRecord): void {
  const file = recordFile(dataDir)
  writeFileSync(`${file}.new`, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** The record of what runs, or ran until it was killed; undefined after a stop in good order. */
export function readRunRecord(dataDir: string): RunRecord | undefined {
  try {
    return runRecordSchema.parse(JSON.parse(readFileSync(recordFile(dataDir), 'utf8')))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

export function removeRunRecord(dataDir: string): void {
  rmSync(recordFile(dataDir), { force: true })
}

/**
 * Ends the cms and the site of a command that was killed. They notice by themselves; this waits for it, and ends what
 * has not. A number that meanwhile is another program's is left alone.
 */
export async function endLeftovers(dataDir: string): Promise<void> {
  const record = readRunRecord(dataDir)
  const pids = [record?.cms, record?.site, record?.pages].filter((pid) => pid !== undefined)
  await Promise.all(
    pids
      .filter((pid) => isRunning(pid) && isOurs(pid, dataDir))
      .map((pid) => endGroup(pid, usualDelays.grace)),
  )
  removeRunRecord(dataDir)
}

function isOurs(pid: number, dataDir: string): boolean {
  return (
    hasVariable(pid, 'DATA_DIR', dataDir) ??
    /next-server|next start|astro|site\/src\/server\/main\.ts/.test(commandLine(pid))
  )
}

function recordFile(dataDir: string): string {
  return join(dataDir, 'run.json')
}
