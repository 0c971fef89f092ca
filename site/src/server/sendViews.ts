import { Signer } from '@kariera/shared/contracts/signature'
import type { ViewBatch } from '@kariera/shared/contracts/viewBatch'
import { errorText } from '@kariera/shared/rules/errors'

/**
 * Hands a batch over. `unavailable`: it is not known whether the cms has it, and the same batch is to be sent again.
 * `refused`: it would be refused again.
 */
export type SendViews = (batch: ViewBatch) => Promise<'stored' | 'refused' | 'unavailable'>

/** How long a response of the cms may take, milliseconds. */
const timeoutMs = 15_000

/** Statuses for a wrong batch; all other errors may be temporary. */
const refusals = [400, 413]

/** Returns a function that hands batches over to a cms, signed. It never throws. */
export function sendViewsTo(cmsUrl: string, hookSecret: string): SendViews {
  const signer = new Signer(hookSecret, 'views')

  return async (batch) => {
    const body = JSON.stringify(batch)
    try {
      const response = await fetch(`${cmsUrl}/api/site/views`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signer.sign(batch.batch, body) },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      })
      const said = await response.text()
      if (response.ok) return 'stored'
      tell(`The cms answered ${response.status}: ${said.slice(0, 200)}`)
      return refusals.includes(response.status) ? 'refused' : 'unavailable'
    } catch (error) {
      tell(errorText(error))
      return 'unavailable'
    }
  }
}

function tell(error: string): void {
  console.warn(JSON.stringify({ event: 'views.handover.failed', error }))
}
