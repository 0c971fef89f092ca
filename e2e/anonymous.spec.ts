import { expect, test } from 'playwright/test'

test.describe('invariant 9: an anonymous caller of the REST API', () => {
  test('gets pages of a bounded size', async ({ request }) => {
    for (const query of ['limit=0', 'limit=100000', 'pagination=false']) {
      const answer = await request.get(`/api/articles?${query}&depth=0`)
      const { docs, limit } = await answer.json()
      expect(limit, query).toBeLessThanOrEqual(100)
      expect(docs.length, query).toBeLessThanOrEqual(100)
    }
  })

  test('cannot sort by what is hidden, nor ask for drafts', async ({ request }) => {
    const plain = await request.get('/api/articles?sort=-datePublished&depth=0&limit=100')
    const ids = (await plain.json()).docs.map(({ id }: { id: number }) => id)
    const drafts = await request.get(
      '/api/articles?sort=-datePublished&depth=0&limit=100&draft=true',
    )
    expect((await drafts.json()).docs.map(({ id }: { id: number }) => id)).toEqual(ids)
    const hidden = await request.get('/api/articles?sort=author.hash&depth=0')
    expect([200, 400, 403]).toContain(hidden.status())
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
})
