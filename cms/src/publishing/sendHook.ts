import {
  hookReceiptSchema,
  type HookMessage,
  type HookReceipt,
} from '@kariera/shared/contracts/hook'
import { Signer } from '@kariera/shared/contracts/signature'
import { settings } from '../settings.ts'
import { hookAddressOf } from './siteClient.ts'

/** How long a site may take to respond, milliseconds; shorter than a lease. */
export const hookTimeoutMs = 25_000

/** A site responded, but not with a receipt. */
export class HookRefused extends Error {
  override name = 'HookRefused'
  readonly status: number

  constructor(status: number, answer: string) {
    super(`The site answered ${status}: ${answer.slice(0, 300)}`)
    this.status = status
  }
}

/**
 * Sends one message to one site by Standard Webhooks. A retry keeps its id and has a new timestamp.
 *
 * @param site an address, or `local` for the site of this machine
 * @throws {HookRefused} with the site's response; any other error if there was no response
 */
export async function sendHook(
  site: string,
  id: string,
  message: HookMessage,
): Promise<HookReceipt> {
  const body = JSON.stringify(message)
  const response = await fetch(hookAddressOf(site), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signer.sign(id, body) },
    body,
    signal: AbortSignal.timeout(hookTimeoutMs),
  })
  const text = await response.text()
  if (!response.ok) throw new HookRefused(response.status, text)
  return hookReceiptSchema.parse(JSON.parse(text))
}

const signer = new Signer(settings.hookSecret, 'hook')
