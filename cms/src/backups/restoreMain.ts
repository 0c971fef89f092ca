import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBucket } from '../collections/media/storage/ensureBucket.ts'
import type { Settings } from '@kariera/shared/contracts/settings'
import { Failure, runCommand } from '@kariera/shared/commands/command'
import { say, secondsSince, step } from '@kariera/shared/commands/terminal'
import { restoreBackup, type RestoreReport } from './restoreBackup.ts'

/**
 * Restores a backup into the database and the storage of the settings in the environment (scripts/restore.ts): `FILE
 * [--replace]`. In a container this is the whole command.
 */
await runCommand(async (stop) => {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [file] = positionals
  if (file === undefined) throw new Failure('Give the backup file.')
  const { settings } = await import('../settings.ts')
  const { pictureStorages: storages } = await import('../collections/media/storage/storage.ts')
  await openBucket(settings)
  const order = {
    file: resolve(file),
    replace: values.replace,
    databaseUrl: settings.databaseDirectUrl,
    storages,
    sites: settings.siteHooks,
  }
  const started = Date.now()
  const report = await step('Restoring', () => restoreBackup(order, stop))
  for (const line of linesOf(report)) say(line)
  say(`Restored in ${secondsSince(started)} s: start Kariera, and every page is rendered anew.`)
  return 0
})

/**
 * Creates the bucket if it does not exist, as at a start.
 *
 * @throws {Failure} if the storage does not answer
 */
async function openBucket({ s3 }: Settings): Promise<void> {
  const trouble = s3 && (await ensureBucket(s3))
  if (trouble) throw new Failure(trouble)
}

function linesOf(report: RestoreReport): string[] {
  const { takenAt, rows, files, missing, leftOut, migrated, triedAgain, leftToEditors } = report
  const lines = [
    `${rows} rows and ${files} files, as of ${takenAt}. Everybody has to sign in again.`,
    leftOut.length > 0 &&
      `NOT RESTORED, since no migration of Kariera makes them: ${leftOut.join(', ')}.`,
    missing.length > 0 && `${missing.length} files were missing when the backup was made.`,
    migrated.length > 0 && `Brought to this version by ${migrated.join(', ')}.`,
    triedAgain > 0 && `${triedAgain} messages of readers had not been sent: they are tried again.`,
    leftToEditors > 0 &&
      `${leftToEditors} messages of readers were on their way: editors find them as not sent.`,
  ]
  return lines.filter((line) => line !== false)
}
