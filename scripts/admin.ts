import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { root } from './environment.ts'
import { Failure, runCommand } from '../shared/src/commands/command.ts'
import { attempt } from './process/run.ts'
import { say } from '../shared/src/commands/terminal.ts'
import { scripts } from './services.ts'
import { withDatabase } from './with-database.ts'

/**
 * `npm run admin -- reset-password EMAIL`: gives an account a new password and prints it, and ends its sessions and its
 * lockout. Works whether or not the system runs.
 */
await runCommand(async (stop) => {
  const { email, settings } = readArguments()
  return withDatabase(settings, stop, async (env) => {
    const program = { script: scripts.resetPassword, args: [email], cwd: join(root, 'cms'), env }
    const { ok } = await attempt(program, stop, say)
    // The command has printed the reason itself.
    return ok ? 0 : 1
  })
})

function readArguments() {
  const { values, positionals } = parseArgs({
    options: { settings: { type: 'string', default: join(root, '.env') } },
    allowPositionals: true,
  })
  const [command, email, ...more] = positionals
  if (command !== 'reset-password') {
    const given = command === undefined ? 'Say what to do' : `There is no "${command}"`
    throw new Failure(`${given}: npm run admin -- reset-password EMAIL`)
  }
  if (!email?.includes('@') || more.length > 0) {
    throw new Failure(
      'Give the e-mail address of the account: npm run admin -- reset-password editor@example.com',
    )
  }
  return { email, settings: values.settings }
}
