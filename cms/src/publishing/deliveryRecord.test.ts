import { describe, expect, it } from 'vitest'
import { deliveryRecordSchema, deliveryStateOf } from './deliveryRecord.ts'

const saved = '2026-11-21T10:00:00.000Z'
const receipt = { rendered: [{ path: '/', ms: 4 }], failed: [], remaining: 2 }
const delivered = { site: 'local', attempts: 1, deliveredAt: '2026-11-21T10:00:00.084Z', receipt }
const waiting = { site: 'https://two.example/hook', attempts: 0 }

const stateOf = (...deliveries: object[]) =>
  deliveryStateOf(
    deliveries.map((delivery) => deliveryRecordSchema.parse(delivery)),
    saved,
  )

describe('an event in the publishing log', () => {
  it('is delivered when the last site has its pages, and says how fast', () => {
    const later = { ...delivered, deliveredAt: '2026-11-21T10:00:01.000Z' }
    expect(stateOf(delivered, later)).toEqual({ is: 'delivered', ms: 1000, pages: 2 })
  })

  it('waits while a site has not been told, and is failing where it could not be', () => {
    expect(stateOf(delivered, waiting)).toEqual({ is: 'waiting' })
    expect(stateOf(delivered, { ...waiting, error: '503' })).toEqual({
      is: 'failing',
      error: '503',
    })
  })

  it('names the pages that failed', () => {
    const failed = [{ path: '/', error: 'no template' }]
    expect(stateOf({ ...delivered, receipt: { ...receipt, failed } })).toEqual({
      is: 'incomplete',
      failed,
    })
  })

  it('is replaced where its sites are told everything instead', () => {
    expect(stateOf()).toEqual({ is: 'replaced' })
  })

  it('can be read though a site once answered in another form', () => {
    expect(stateOf({ ...delivered, receipt: { pages: 3 } })).toMatchObject({ pages: 0 })
  })
})
