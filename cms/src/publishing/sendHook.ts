import {
  hookReceiptSchema,
  type HookMessage,
  type HookReceipt,
} from '@kariera/shared/contracts/hook'
import { Signer } from '@kariera/shared/contracts/signature'
import { settings } from '../settings.ts'

/** How long a site may take to answer, milliseconds. */
const timeoutMs = 25_000

/**
 * Sends one event to one site by Standard Webhooks. A retry keeps its id and has a new timestamp.
 *
 * @param site an address, or `local` for the site of this machine
 * @throws {Error} saying what the site answered, or why there was no answer
 */
export async function sendHook(
  site: string,
  id: string,
  message: HookMessage,
): Promise<HookReceipt> {
  const body = JSON.stringify(message)
  const response = await fetch(addressOf(site), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signer.sign(id, body) },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 300)}`)
  return hookReceiptSchema.parse(JSON.parse(text))
}

const signer = new Signer(settings.hookSecret)

function addressOf(site: string): string {
  return site === 'local' ? `http://127.0.0.1:${settings.siteInternalPort}/_site/hook` : site
}
