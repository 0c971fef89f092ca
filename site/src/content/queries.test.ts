import { Signer } from '@kariera/shared/contracts/signature'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queriesTo } from './queries.ts'
import { recordingContent } from './recordingContent.ts'

const hookSecret = 'the secret that both sides of the reading know'
const frame = {
  siteName: 'Кариера',
  logo: null,
  logoDark: null,
  categories: [],
  social: [],
  messengerGroups: [],
  twitterCard: 'summary',
  gtmId: null,
  closeAccepts: false,
  email: '',
  address: '',
}
let cms: Server
let address: string
let requests: { ask: string }[][] = []
let patient: boolean[] = []

beforeAll(async () => {
  cms = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      if (!new Signer(hookSecret, 'read').verify(body, req.headers)) return res.writeHead(401).end()
      const { queries, patient: isPatient } = JSON.parse(body)
      requests.push(queries)
      patient.push(isPatient)
      const answers = queries.map(({ ask, slug }: { ask: string; slug?: string }) => {
        if (slug === 'spoilt') return { error: 'This query could not be answered.' }
        return ask === 'frame'
          ? { value: frame, tags: ['categories'] }
          : { value: null, tags: [`asked:${slug}`] }
      })
      return res.end(JSON.stringify({ answers }))
    })
  })
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`
})
afterAll(() => void cms.close())
beforeEach(() => {
  requests = []
  patient = []
})

describe('the content of a page', () => {
  it('is asked for in one signed request, whoever asks at the same time', async () => {
    const ask = queriesTo(address, hookSecret, { asOf: () => null })
    const pages = Array.from({ length: 5 }, () => recordingContent(ask))
    const frames = await Promise.all(pages.map(({ content }) => content.frame()))
    expect(frames).toEqual(Array(5).fill(frame))
    expect(requests).toHaveLength(1)
    expect(requests[0]).toHaveLength(5)
  })

  it('says so where nobody waits for it', async () => {
    await queriesTo(address, hookSecret, { asOf: () => null })({ ask: 'frame' })
    await queriesTo(address, hookSecret, { asOf: () => null, patient: true })({ ask: 'frame' })
    expect(patient).toEqual([false, true])
  })

  it('records the tags of everything that one page has read, and of nothing else', async () => {
    const ask = queriesTo(address, hookSecret, { asOf: () => null })
    const one = recordingContent(ask)
    const other = recordingContent(ask)
    await Promise.all([one.content.frame(), one.content.article('a'), other.content.article('b')])
    expect([...one.recorded.tags]).toEqual(['categories', 'asked:a'])
    expect([...other.recorded.tags]).toEqual(['asked:b'])
  })

  it('says once when all that was asked for together is answered, and is then held up until it may go on', async () => {
    const ask = queriesTo(address, hookSecret, { asOf: () => null })
    const going = Promise.withResolvers<undefined>()
    let calls = 0
    const { content } = recordingContent(ask, async () => {
      calls += 1
      await going.promise
    })
    let isHeldUp = true
    const page = Promise.all([content.frame(), content.article('a')]).then(() => {
      isHeldUp = false
    })
    await expect.poll(() => calls).toBe(1)
    expect(isHeldUp).toBe(true)
    going.resolve(undefined)
    await page
    expect(calls).toBe(1)
  })

  it('fails for the page whose query could not be answered, and for no other', async () => {
    const ask = queriesTo(address, hookSecret, { asOf: () => null })
    const spoilt = recordingContent(ask)
    const sound = recordingContent(ask)
    const [bad, good] = await Promise.allSettled([
      spoilt.content.article('spoilt'),
      sound.content.frame(),
    ])
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled'])
    expect(spoilt.recorded.error?.message).toContain('could not be answered')
    expect(sound.recorded.error).toBeNull()
  })

  it('fails when the cms refuses, is down, or says something else', async () => {
    const refused = recordingContent(
      queriesTo(address, 'another secret, as long as the right one', { asOf: () => null }),
    )
    await expect(refused.content.frame()).rejects.toThrow('401')
    const down = recordingContent(queriesTo('http://127.0.0.1:9', hookSecret, { asOf: () => null }))
    await expect(down.content.frame()).rejects.toThrow()
    const strange = recordingContent(async () => ({ value: { siteName: 7 }, tags: [] }))
    await expect(strange.content.frame()).rejects.toThrow()
    expect(strange.recorded.error).not.toBeNull()
  })
})
