import { parseArgs } from 'node:util'
import { homePath, notFoundPaths } from '../shared/src/routes.ts'
import { loadEnvironment } from './environment.ts'
import { Failure, runCommand } from '../shared/src/commands/command.ts'
import { say } from '../shared/src/commands/terminal.ts'
import { waitUntilQuiet } from './publishing/quiet.ts'
import { clientOfRunning } from './publishing/site-client.ts'
import { verifyPages } from './publishing/verify-pages.ts'

/** Number of pages that are compared without `--all`. */
const SAMPLE = 500

/**
 * `npm run verify`: compares pages of the running site with a fresh render: a sample of 500, `--sample N`, or `--all`.
 * Exits with 1 if one differs.
 */
await runCommand(async (stop) => {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      sample: { type: 'string', default: String(SAMPLE) },
      settings: { type: 'string' },
    },
  })
  const sample = values.all ? Infinity : Number(values.sample)
  if (!(sample >= 1))
    throw new Failure('Give the number of pages to compare: --sample 500, or --all')
  const client = clientOfRunning(loadEnvironment(process.env, say, values.settings))
  await waitUntilQuiet(client, stop)
  const { compared, faults } = await verifyPages(client, {
    sample,
    always: [homePath, ...notFoundPaths],
  })
  for (const { path, reason } of faults) say(`${path}: ${reason}`)
  say(`${compared} pages compared with a fresh render, ${faults.length} differ.`)
  return faults.length > 0 ? 1 : 0
})
