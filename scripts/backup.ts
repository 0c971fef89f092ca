import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { fileArgument } from './process/file-argument.ts'
import { root } from './environment.ts'
import { Failure, runCommand } from '../shared/src/commands/command.ts'
import { attempt } from './process/run.ts'
import { say } from '../shared/src/commands/terminal.ts'
import { scripts } from './services.ts'
import { withDatabaseAsItIs } from './with-database.ts'

/**
 * `npm run backup [-- FILE]`: writes the publication, its database and its files, into one file, by default below
 * `backups` in the data folder. Works whether or not the system runs.
 */
await runCommand(async (stop) => {
  const { file, settings } = readArguments()
  return withDatabaseAsItIs(settings, async (env) => {
    const program = { script: scripts.backUp, args: file, cwd: root, env }
    const { ok } = await attempt(program, stop, say)
    stop.throwIfAborted()
    // The command has printed the reason itself.
    return ok ? 0 : 1
  })
})

function readArguments() {
  const { values, positionals } = parseArgs({
    options: { settings: { type: 'string', default: join(root, '.env') } },
    allowPositionals: true,
  })
  if (positionals.length > 1) {
    throw new Failure('Give one file, or none: npm run backup -- kariera.tar.gz')
  }
  return { file: positionals.map(fileArgument), settings: values.settings }
}
