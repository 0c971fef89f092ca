import { publishTimeSchema, type PublishTime } from '@kariera/shared/contracts/publishTimes'
import {
  pageStateSchema,
  siteStateSchema,
  type PageState,
  type SiteState,
} from '@kariera/shared/contracts/state'
import { errorText } from '@kariera/shared/rules/errors'
import type { Payload } from 'payload'
import { z } from 'zod'
import { settings } from '../settings.ts'

/** How long to wait for a response before a site counts as unreachable, milliseconds. */
const timeoutMs = 2000

/**
 * Returns the address of a site for publish events.
 *
 * @param site an address, or `local` for the site of this machine
 */
export function hookAddressOf(site: string): string {
  return site === 'local' ? `http://127.0.0.1:${settings.siteInternalPort}/_site/hook` : site
}

/**
 * Reads the state of a site.
 *
 * @throws {Error} if it does not respond
 */
export async function readSiteState(site: string): Promise<SiteState> {
  return siteStateSchema.parse(await ask(stateAddressOf(site)))
}

/**
 * Reads the state of one of a site's pages.
 *
 * @throws {Error} if it does not respond
 */
async function readPageState(site: string, path: string): Promise<PageState> {
  const address = stateAddressOf(site)
  address.searchParams.set('path', path)
  return pageStateSchema.parse(await ask(address))
}

/**
 * Reads the state of a page from the first site, which represents all: each gets the same events. Null if it cannot be
 * queried.
 */
export async function askForPage({ logger }: Payload, path: string): Promise<PageState | null> {
  const [site] = settings.siteHooks
  if (site === undefined) return null
  try {
    return await readPageState(site, path)
  } catch (error) {
    logger.info({ event: 'publishing.page.unasked', site, path, error: errorText(error) })
    return null
  }
}

/** Reads how long the first site's publishes of the last day took. Null if it cannot be queried. */
export async function readPublishTimes({ logger }: Payload): Promise<PublishTime[] | null> {
  const [site] = settings.siteHooks
  if (site === undefined) return null
  try {
    return z.array(publishTimeSchema).parse(await ask(new URL('/_site/times', hookAddressOf(site))))
  } catch (error) {
    logger.info({ event: 'publishing.times.unasked', site, error: errorText(error) })
    return null
  }
}

function stateAddressOf(site: string): URL {
  return new URL('/_site/state', hookAddressOf(site))
}

async function ask(address: URL): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`the site answered ${response.status}`)
  return response.json()
}
