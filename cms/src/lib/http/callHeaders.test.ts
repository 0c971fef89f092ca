import { describe, expect, it } from 'vitest'
import { withCallHeaders } from './callHeaders.ts'

const headersOf = async (answer: Response) =>
  Object.fromEntries((await withCallHeaders(async () => answer)()).headers)

describe('headers of an answer below /api', () => {
  it('are sandboxing, and keep it out of frames and indexes, where it says nothing itself', async () => {
    expect(await headersOf(Response.json({}))).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none';.* sandbox$/),
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
  })

  it('are its own where it has said any, cookies and all', async () => {
    const own = {
      'content-security-policy': "default-src 'self'",
      'x-robots-tag': 'all',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    }
    const answer = new Response('a', { status: 201, headers: own })
    answer.headers.append('set-cookie', 'a=1')
    answer.headers.append('set-cookie', 'b=2')
    const given = await withCallHeaders(async () => answer)()
    expect([given.status, await given.text()]).toEqual([201, 'a'])
    expect(Object.fromEntries(given.headers)).toMatchObject(own)
    expect(given.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  it('stand on answers that cannot be changed, and on those without a body', async () => {
    for (const answer of [
      Response.redirect('http://a.example/'),
      new Response(null, { status: 304 }),
    ]) {
      expect(await headersOf(answer)).toHaveProperty('x-content-type-options', 'nosniff')
    }
  })
})
