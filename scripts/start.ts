import { join, relative } from 'node:path'
import { buildCms, buildSite } from './build.ts'
import { root } from './environment.ts'
import { aborted, runCommand } from '../shared/src/commands/command.ts'
import { waitForAnswer, waitForHealth, type Health } from './process/health.ts'
import { say, secondsSince } from '../shared/src/commands/terminal.ts'
import { cmsService, siteService } from './services.ts'
import { openSystem, prepare, type System } from './system.ts'

/** `npm start`: runs the whole system, as in production, until Ctrl-C. */
await runCommand(async (stop) => {
  const started = Date.now()
  const system = await openSystem()
  try {
    await launch(system, stop)
    await waitUntilReady(system, stop)
    say(`Kariera is ready after ${secondsSince(started)} s.`)
    announce(system)
    await aborted(stop)
  } catch (error) {
    if (!stop.aborted) throw error
  } finally {
    if (stop.aborted) say('Stopping …')
    await system.close()
  }
  say('Stopped.')
  return 0
})

async function launch(system: System, stop: AbortSignal): Promise<void> {
  const [, cms, site] = await Promise.all([prepare(system, stop), buildCms(stop), buildSite(stop)])
  const { variables, settings } = system
  system.keep(cmsService(variables, settings.cmsPort, relative(join(root, 'cms'), cms.folder)))
  // Both the site and the cms shape the pages: when either build has changed, every page is rendered anew.
  system.keep(
    siteService(variables, { ...site, key: `${site.key}-${cms.key}`, newsroomFolder: cms.folder }),
  )
}

async function waitUntilReady({ settings }: System, stop: AbortSignal): Promise<void> {
  const health = `http://127.0.0.1:${settings.cmsPort}/api/health`
  await Promise.all([
    waitForAnswer(health, stop),
    waitForAnswer(`http://127.0.0.1:${settings.port}/`, stop),
  ])
  await waitForHealth(health, stop, renderProgress())
}

/** Returns a callback that prints the progress of the first full render, every two seconds. */
function renderProgress(): (health: Health) => void {
  let last = Date.now()
  return ({ ok, site }) => {
    if (ok || !site || Date.now() - last < 2_000) return
    last = Date.now()
    say(`Rendering the pages: ${site.dirty} to go …`)
  }
}

/**
 * A password is shown only once, when it was created; one that the operator has set never appears in a terminal or log.
 */
function announce({ settings, madePassword }: System): void {
  const password = madePassword
    ? `, password ${madePassword} (kept in .env)`
    : ', password as in ADMIN_PASSWORD'
  say('')
  say(`  Site          ${settings.siteUrl}/`)
  say(`  Back office   ${settings.adminUrl}/admin`)
  say(`  Sign in       ${settings.adminEmail}${password}`)
  say('')
  say('Ctrl-C stops everything.')
}
