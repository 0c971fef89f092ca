import { expect, type APIRequestContext } from 'playwright/test'
import { backOfficeTexts } from '../shared/src/texts/back-office.ts'
import { test } from './journey.ts'

const { serverFunction } = backOfficeTexts.request
const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty']
const sentences = [serverFunction.en, serverFunction.bg]

/** The ids of the server functions of the admin, which anyone can read in the sign-in page. */
async function actionsOf(request: APIRequestContext): Promise<string[]> {
  const page = await (await request.get('/admin/login')).text()
  return [
    ...new Set([...page.matchAll(/\\"id\\":\\"([0-9a-f]{40,44})\\"/g)].map(([, id]) => id ?? '')),
  ]
}

test.describe('invariant 9: the functions of the server that the admin calls', () => {
  test('answer nobody without a session, whatever the name', async ({ request }) => {
    const actions = await actionsOf(request)
    expect(actions.length).toBeGreaterThan(0)
    for (const name of [...inherited, 'form-state', 'render-list', 'schedule-publish', 'nothing']) {
      const answers: string[] = []
      for (const action of actions) {
        const answer = await request.post('/admin/login', {
          headers: { 'next-action': action, 'content-type': 'text/plain;charset=UTF-8' },
          data: JSON.stringify([{ name, args: { collectionSlug: 'users' } }]),
        })
        answers.push(await answer.text())
      }
      const all = answers.join('\n')
      expect(
        sentences.some((sentence) => all.includes(sentence)),
        `${name}: ${all}`,
      ).toBe(true)
      for (const told of ['"permissions"', '"canAccessAdmin"', '"headers"', '"cookies"'])
        expect(all, name).not.toContain(told)
    }
  })

  test('invariant 10: are not called with what cannot be read, which is refused', async ({
    request,
  }) => {
    const [action = ''] = await actionsOf(request)
    const statusOf = async (data: string, type: string, name = action) => {
      const headers = { 'next-action': name, 'content-type': type }
      return (await request.post('/admin/login', { headers, data })).status()
    }
    for (const type of ['text/plain;charset=UTF-8', 'multipart/form-data; boundary=x'])
      for (const body of ['', 'nonsense', '{', '["$1"]', '--x\r\n\r\n'])
        expect(await statusOf(body, type), `${type} ${body}`).toBe(400)
    expect(await statusOf('[]', 'text/plain', 'nonsense')).toBe(400)
    expect(await statusOf('[]', 'text/plain')).toBe(200)
  })
})

test.describe('invariant 10: the public server', () => {
  test('refuses a query of too many conditions, and a method in a header', async ({ request }) => {
    const or = Array.from({ length: 60 }, () => ({ 'hashtags.value': { like: 'а' } }))
    const where = encodeURIComponent(JSON.stringify({ or }))
    expect((await request.get(`/api/articles?where=${where}`)).status()).toBe(400)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const [name, titles, status] of [
      ['x-http-method-override', 1, 400],
      // Refused for their length alone, before the newsroom is called.
      ['x-http-method-override', 600_000, 413],
      ['x-payload-http-method-override', 600_000, 413],
    ] as const) {
      const answer = await request.post('/api/articles', {
        headers: { ...headers, [name]: 'GET' },
        data: `sort=${'title,'.repeat(titles)}`,
      })
      expect(answer.status(), `${name} of ${titles}`).toBe(status)
    }
  })

  test('refuses names that every object has, and forms of other sites', async ({ request }) => {
    for (const name of inherited) expect((await request.get(`/api/${name}`)).status()).toBe(404)
    for (const path of ['login', 'logout']) {
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
      const answer = await request.post(`/api/users/${path}`, { headers, form: { email: 'x' } })
      expect(answer.status(), path).toBe(403)
      expect(answer.headers()['set-cookie']).toBeUndefined()
    }
  })
})
