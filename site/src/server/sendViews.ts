import { Signer } from '@kariera/shared/contracts/signature'
import type { ViewBatch } from '@kariera/shared/contracts/viewBatch'
import { errorText } from '@kariera/shared/rules/errors'

/**
 * Hands a batch over. `unavailable`: whether the cms has it is not known, and it is to be sent again as it is.
 * `refused`: it would not be taken a second time either.
 */
export type SendViews = (batch: ViewBatch) => Promise<'stored' | 'refused' | 'unavailable'>

/** A cms that takes longer has failed to answer, milliseconds. */
const timeoutMs = 15_000

/** What is wrong with the batch itself; everything else may pass. */
const refusals = [400, 413]

/** Hands batches over to a cms, signed. Never throws. */
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
