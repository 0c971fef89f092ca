import { parseArgs } from 'node:util'
import { loadEnvironment } from './environment.ts'
import { runCommand } from '../shared/src/commands/command.ts'
import { say, secondsSince } from '../shared/src/commands/terminal.ts'
import { waitUntilQuiet } from './publishing/quiet.ts'
import { clientOfRunning } from './publishing/site-client.ts'

/** Milliseconds between two lines of progress. */
const PROGRESS_INTERVAL = 2000

/** `npm run render`: has the running site render every page anew. Readers get the old pages meanwhile. */
await runCommand(async (stop) => {
  const { values } = parseArgs({ options: { settings: { type: 'string' } } })
  const client = clientOfRunning(loadEnvironment(process.env, say, values.settings))
  const started = Date.now()
  let reportedAt = started
  await client.renderEverything()
  await waitUntilQuiet(client, stop, {
    onWaiting: (pages) => {
      if (Date.now() - reportedAt < PROGRESS_INTERVAL) return
      reportedAt = Date.now()
      say(`${pages} pages to go …`)
    },
  })
  const { pages } = await client.state()
  const perSecond = Math.round((pages * 1000) / (Date.now() - started))
  say(`${pages} pages rendered in ${secondsSince(started)} s: ${perSecond} a second.`)
  return 0
})
