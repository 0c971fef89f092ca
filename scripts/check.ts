import { runChecks } from './checking/checks.ts'
import { runCommand } from '../shared/src/commands/command.ts'
import { say } from '../shared/src/commands/terminal.ts'

/** `npm run check`: checks types, lint and format of the whole repository. */
await runCommand(async (stop) => {
  const passed = await runChecks(stop)
  const failed = Object.entries(passed).flatMap(([kind, ok]) => (ok ? [] : [kind]))
  say(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`)
  return failed.length === 0 ? 0 : 1
})
