import { expect } from 'playwright/test'
import { test } from './journey.ts'

test.describe('invariant 9: an anonymous caller of the REST API', () => {
  test('gets pages of a bounded size', async ({ request }) => {
    for (const query of ['limit=0', 'limit=100000', 'pagination=false']) {
      const answer = await request.get(`/api/articles?${query}&depth=0`)
      const { docs, limit } = await answer.json()
      expect(limit, query).toBeLessThanOrEqual(100)
      expect(docs.length, query).toBeLessThanOrEqual(100)
    }
  })

  test('learns nothing from hidden fields by sorting, nor of drafts', async ({ request }) => {
    const idsOf = async (query: string) => {
      const answer = await request.get(`/api/articles?depth=0&limit=100&${query}`)
      const { docs }: { docs: { id: number }[] } = await answer.json()
      return docs.map(({ id }) => id)
    }
    const plain = await idsOf('')
    expect(plain.length).toBeGreaterThan(0)
    expect(await idsOf('sort=author.hash')).toEqual(plain)
    expect(await idsOf('sort=-author.hash')).toEqual(plain)
    expect(await idsOf('draft=true')).toEqual(plain)
  })

  for (const path of [
    '/api/users',
    '/api/media',
    '/api/publish-events',
    '/api/articles/versions',
    '/api/payload-preferences',
    '/api/payload-locked-documents',
  ]) {
    test(`gets nothing from ${path}`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(403)
    })
  }

  test('can change nothing', async ({ request }) => {
    const data = { title: 'Чуждо' }
    expect((await request.post('/api/articles', { data })).status()).toBe(403)
    expect((await request.patch('/api/articles/1', { data })).status()).toBe(403)
    expect((await request.delete('/api/articles/1')).status()).toBe(403)
    expect((await request.post('/api/categories', { data: { value: 'x' } })).status()).toBe(403)
  })

  test('asks nothing by a form that stands for a query', async ({ request }) => {
    const headers = { 'x-payload-http-method-override': 'GET' }
    const answer = await request.post('/api/articles', { headers, form: { limit: '1' } })
    expect(answer.status()).toBe(403)
  })
})
