import { join } from 'node:path'
import { root } from './environment.ts'
import { aborted, runCommand } from '../shared/src/commands/command.ts'
import { waitForAnswer } from './process/health.ts'
import { freePorts } from './process/ports.ts'
import { say } from '../shared/src/commands/terminal.ts'
import { scripts } from './services.ts'
import { openSystem, prepare, type System } from './system.ts'

/**
 * `npm run dev`: runs the system at the same addresses, with pages and back office rebuilt at each change of their
 * source.
 */
await runCommand(async (stop) => {
  const system = await openSystem()
  try {
    await prepare(system, stop)
    await launch(system, stop)
    const { siteUrl, adminUrl } = system.settings
    say(`Site ${siteUrl}/, back office ${adminUrl}/admin. Ctrl-C stops everything.`)
    await aborted(stop)
  } catch (error) {
    if (!stop.aborted) throw error
  } finally {
    await system.close()
  }
  return 0
})

/** Starts the public server last, when the servers behind it are up. */
async function launch({ settings, variables, keep }: System, stop: AbortSignal): Promise<void> {
  const [pagesPort = 0] = await freePorts(1)
  const env = { ...variables, NODE_ENV: 'development' }
  keep({
    name: 'cms',
    script: scripts.next,
    args: ['dev', '--port', String(settings.cmsPort), '--hostname', '127.0.0.1'],
    cwd: join(root, 'cms'),
    env,
  })
  keep({
    name: 'pages',
    script: scripts.astro,
    args: ['dev', '--port', String(pagesPort), '--host', '127.0.0.1'],
    cwd: join(root, 'site'),
    env,
  })
  const pages = `http://127.0.0.1:${pagesPort}`
  await Promise.all([
    waitForAnswer(`http://127.0.0.1:${settings.cmsPort}/api/health`, stop),
    waitForAnswer(`${pages}/`, stop),
  ])
  keep({
    name: 'site',
    flags: ['--watch'],
    script: scripts.publicServer,
    cwd: join(root, 'site'),
    env: { ...env, DEV_SITE_URL: pages },
  })
  await waitForAnswer(`http://127.0.0.1:${settings.port}/`, stop)
}
