import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { errorCode } from '../../shared/src/rules/errors.ts'
import { commandLine, hasVariable, isRunning } from './facts.ts'
import { endGroup } from './groups.ts'
import { usualDelays } from './supervisor.ts'

const runRecordSchema = z.object({
  /** The command itself. */
  pid: z.number(),
  cms: z.number().optional(),
  site: z.number().optional(),
  /** Astro's server, in development. */
  pages: z.number().optional(),
  /** Unset with an external database (DATABASE_URL). */
  postgres: z.number().optional(),
  port: z.number(),
  cmsPort: z.number(),
  siteInternalPort: z.number(),
  /** Contains the database's password: the file is readable for its owner only. */
  databaseUrl: z.string(),
})

/** The processes of a data folder: process numbers and ports. */
export type RunRecord = z.infer<typeof runRecordSchema>

/** Writes the record atomically: a reader sees the former or the new one. */
export function writeRunRecord(dataDir: string, record: RunRecord): void {
  const file = recordFile(dataDir)
  writeFileSync(`${file}.new`, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/** Returns the record of the processes that run, or ran until they were killed; undefined after a graceful stop. */
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
 * Waits for the cms and the site of a killed command to end by themselves, and ends them if they do not. A process
 * number that belongs to another program by now is left alone.
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
