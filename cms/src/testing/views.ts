import { Signer } from '@kariera/shared/contracts/signature'
import type { RecordedView, ViewBatch } from '@kariera/shared/contracts/viewBatch'
import { now } from '@kariera/shared/clock'
import { isoDate } from '@kariera/shared/rules/dates'
import { createHash, randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import type { TestNewsroom } from './newsroom.ts'

/** The hash that identifies a visitor or a device. */
export const hashOf = (name: string): string => createHash('sha256').update(name).digest('hex')

/** A view by a visitor, by default now and of an article. */
export function viewBy(
  who: string,
  view: Partial<RecordedView> & Pick<RecordedView, 'id'>,
): RecordedView {
  const at = view.at ?? now().toISOString()
  return {
    kind: 'articles',
    visitor: hashOf(who),
    userAgent: 'Mozilla/5.0',
    day: isoDate(at),
    ...view,
    at,
  }
}

/** Delivers views as a public server does; the same batch id delivers them again. */
export function handOver(
  newsroom: TestNewsroom,
  views: RecordedView[],
  batch: string = randomUUID(),
): Promise<Response> {
  return postSigned(newsroom, JSON.stringify({ batch, views } satisfies ViewBatch))
}

/** Posts any text to the endpoint for views, signed with the system's secret or another one. */
export async function postSigned(
  { payload }: TestNewsroom,
  body: string,
  secret?: string,
): Promise<Response> {
  const { settings } = await import('../settings.ts')
  const signer = new Signer(secret ?? settings.hookSecret, 'views')
  return handleEndpoints({
    config: payload.config,
    payloadInstanceCacheKey: process.env.DATABASE_URL,
    request: new Request('http://localhost/api/site/views', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signer.sign(randomUUID(), body) },
      body,
    }),
  })
}
