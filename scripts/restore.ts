import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { fileArgument } from './process/file-argument.ts'
import { root } from './environment.ts'
import { Failure, runCommand } from '../shared/src/commands/command.ts'
import { attempt } from './process/run.ts'
import { say } from '../shared/src/commands/terminal.ts'
import { scripts } from './services.ts'
import { openSystem } from './system.ts'

/**
 * `npm run restore -- FILE`: restores a backup into an empty installation; with `--replace` it replaces the existing
 * publication. The system must not run.
 */
await runCommand(async (stop) => {
  const { file, replace, settings } = readArguments()
  // Keeps others from using this data folder meanwhile.
  const system = await openSystem(settings)
  try {
    const args = [file, ...(replace ? ['--replace'] : [])]
    const program = { script: scripts.restore, args, cwd: root, env: system.variables }
    const { ok } = await attempt(program, stop, say)
    stop.throwIfAborted()
    // The command has printed the reason itself.
    return ok ? 0 : 1
  } finally {
    await system.close()
  }
})

function readArguments() {
  const { values, positionals } = parseArgs({
    options: {
      replace: { type: 'boolean', default: false },
      settings: { type: 'string', default: join(root, '.env') },
    },
    allowPositionals: true,
  })
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0) {
    throw new Failure('Give the backup file: npm run restore -- kariera.tar.gz')
  }
  return { file: fileArgument(name), replace: values.replace, settings: values.settings }
}
