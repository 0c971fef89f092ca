import {
  pageStateSchema,
  siteStateSchema,
  type PageState,
  type SiteState,
} from '@kariera/shared/contracts/state'
import { errorText } from '@kariera/shared/rules/errors'
import type { Payload } from 'payload'
import { settings } from '../settings.ts'

/** A site that does not answer in time counts as one that cannot be asked, milliseconds. */
const timeoutMs = 2000

/** Where a site takes publish events. @param site an address, or `local` for the site of this machine */
export function hookAddressOf(site: string): string {
  return site === 'local' ? `http://127.0.0.1:${settings.siteInternalPort}/_site/hook` : site
}

/** What a site says of itself. @throws {Error} when it does not answer */
export async function readSiteState(site: string): Promise<SiteState> {
  return siteStateSchema.parse(await ask(stateAddressOf(site)))
}

/** What a site says of one of its pages. @throws {Error} when it does not answer */
async function readPageState(site: string, path: string): Promise<PageState> {
  const address = stateAddressOf(site)
  address.searchParams.set('path', path)
  return pageStateSchema.parse(await ask(address))
}

/** The same of the first site, which speaks for all: each was told of the same events. Null where it cannot be asked. */
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

function stateAddressOf(site: string): URL {
  return new URL('/_site/state', hookAddressOf(site))
}

async function ask(address: URL): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`the site answered ${response.status}`)
  return response.json()
}
