import { logSchema, type LogCall } from '@kariera/shared/contracts/writing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { apiRequest } from './apiRequest.ts'
import { reportFailure } from './reportFailure.ts'

let told: LogCall[] = []
/** Status with which the newsroom answers all calls, also those that report a failure; null for no response. */
let status: number | null = 200

beforeEach(() => {
  told = []
  status = 200
  vi.stubGlobal('navigator', { userAgent: 'Firefox' })
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address.endsWith('/logs')) told.push(logSchema.parse(JSON.parse(body as string)))
    if (status === null) throw new TypeError('Failed to fetch')
    return Response.json({ id: 1 }, { status })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const onPage = (pathname: string) => vi.stubGlobal('location', { pathname })
const ask = () =>
  apiRequest(
    { apiRoute: '/api', language: 'bg' },
    { path: '/banners/1?depth=0' },
    z.object({ id: z.number() }),
  )

describe('P-CALL-4 failures of the admin', () => {
  it('are told with where they were, at most five of a page', () => {
    for (const page of ['/admin/one', '/admin/two']) {
      onPage(page)
      for (let time = 0; time < 7; time += 1) {
        reportFailure('/api', { level: 'ERROR', message: 'x'.repeat(900), details: 'стек' })
      }
    }
    expect(told).toHaveLength(10)
    expect(told[9]).toMatchObject({
      level: 'ERROR',
      message: 'x'.repeat(500),
      details: '/admin/two\nFirefox\nстек',
      group: 'admin',
    })
  })

  it('are told without the secret of a link that chooses a new password', () => {
    onPage('/admin/reset/0123456789abcdef')
    reportFailure('/api', { level: 'ERROR', message: 'x', details: '' })
    expect(told[0]?.details).toBe('/admin/reset/\nFirefox\n')
  })

  it('are told where nobody answers a call, or the newsroom fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    onPage('/admin/banners')
    status = 500
    expect(await ask()).toMatchObject({ is: 'failed', status: 500 })
    status = null
    expect(await ask()).toMatchObject({ is: 'failed', status: 0 })
    expect(told.map(({ message }) => message)).toEqual([
      'GET /banners/1: 500',
      'GET /banners/1: no answer',
    ])
  })

  it('are no refusals', async () => {
    onPage('/admin/refusals')
    for (status of [200, 400, 403, 404, 409, 413, 429]) await ask()
    expect(told).toEqual([])
  })
})
