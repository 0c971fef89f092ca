import { join, resolve } from 'node:path'
import { runCommand } from '@kariera/shared/commands/command'
import { say, secondsSince, step } from '@kariera/shared/commands/terminal'
import { backUp, type BackupReport } from './backUp.ts'

/** At most this many missing files are listed by name. */
const SHOWN = 10

/**
 * Backs up the publication of the settings in the environment (scripts/backup.ts): `[FILE]`. In a container this is the
 * whole command.
 */
await runCommand(async (stop) => {
  const { settings } = await import('../settings.ts')
  const { pictureStorages: storages } = await import('../collections/media/storage/storage.ts')
  const [, , given] = process.argv
  const file = resolve(given ?? join(settings.dataDir, 'backups', defaultName(new Date())))
  const order = { databaseUrl: settings.databaseDirectUrl, storages, file }
  const started = Date.now()
  const report = await step('Backing up', () => backUp(order, stop))
  for (const line of linesOf(report)) say(line)
  say(`${file}: ${megabytes(report.bytes)} MB in ${secondsSince(started)} s.`)
  return 0
})

/** Default file name, as `kariera-20261122T193000Z.tar.gz`: the current time in UTC. */
function defaultName(moment: Date): string {
  return `kariera-${moment.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz`
}

function linesOf({ rows, files, missing, leftOut }: BackupReport): string[] {
  const lines = [`${rows} rows and ${files} files.`]
  if (leftOut.length > 0) {
    lines.push(
      `NOT IN THE BACKUP, since no migration of Kariera makes them: the tables ${leftOut.join(', ')}. Keep them by other means.`,
    )
  }
  if (missing.length === 0) return lines
  const names = missing.slice(0, SHOWN).join(', ')
  const more = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : ''
  return [...lines, `Not in the backup, since no storage has them: ${names}${more}.`]
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
