import { describe, expect, it } from 'vitest'
import { watchedFetch, type Report } from './watchSaves.ts'

const failed = { added: 'Failed to add quote', updated: 'Failed to update quote' }

/** Sends a save of a form, as Payload does, to a newsroom that gives this answer. */
async function save(
  answer: () => Response,
  { method = 'PATCH', address = '/api/quotes/5?depth=0', body = new FormData() as BodyInit } = {},
) {
  const told: Report[] = []
  const rules = { address: '/api/quotes', failed }
  const watched = watchedFetch(
    async () => answer(),
    rules,
    (report) => told.push(report),
  )
  const outcome = await watched(address, { method, body }).then(
    ({ status }) => status,
    (error: unknown) => String(error),
  )
  return { outcome, told: told.map((report) => ('text' in report ? report.text : report.is)) }
}

const refused = () =>
  Response.json({ errors: [{ message: 'Please enter a quote' }] }, { status: 400 })
const unreachable = () => {
  throw new TypeError('Failed to fetch')
}

describe('A-ERR-1 how a save went is said above the form', () => {
  it('that it is stored', async () => {
    const stored = await save(() => Response.json({ doc: {} }))
    expect(stored).toEqual({ outcome: 200, told: ['begun', 'saved'] })
  })

  it("in the newsroom's words", async () => {
    expect(await save(refused)).toEqual({ outcome: 400, told: ['begun', 'Please enter a quote'] })
  })

  it('in those of the specification where it has none', async () => {
    const broken = () => Response.json({ errors: [{ message: 'Boom' }] }, { status: 500 })
    expect((await save(broken)).told).toEqual(['begun', 'Failed to update quote'])
    const added = await save(broken, { method: 'post', address: '/api/quotes' })
    expect(added.told).toEqual(['begun', 'Failed to add quote'])
  })

  it.each([
    ['nobody answers', unreachable],
    ['a proxy does', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('and the form is not taken for stored where %s', async (_who, answer) => {
    const { outcome, told } = await save(answer)
    expect(outcome).toBe('Error: Failed to update quote')
    expect(told).toEqual(['begun', 'Failed to update quote'])
  })

  it.each([
    ['of another address', { address: '/api/quotes-of-others/5' }],
    ['that only asks', { method: 'GET' }],
    ['that is not the form', { body: JSON.stringify({ deletedAt: '2026-11-22' }) }],
  ])('nothing of a call %s', async (_which, call) => {
    expect(await save(refused, call)).toEqual({ outcome: 400, told: [] })
  })
})
