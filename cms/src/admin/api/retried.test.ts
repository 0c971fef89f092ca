import { describe, expect, it } from 'vitest'
import { retried } from './retried.ts'

/**
 * Calls a newsroom that gives these answers in turn: a status, or an error that is thrown.
 *
 * @returns also the waits between the attempts, milliseconds
 */
async function ask(...answers: (number | Error)[]) {
  const waits: number[] = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  let asked = 0
  const call = async () => {
    const answer = answers[asked++]!
    if (typeof answer === 'number') return new Response(null, { status: answer })
    throw answer
  }
  const outcome = await retried(call, undefined, wait).then(
    ({ status }) => status,
    (error: unknown) => error,
  )
  return { outcome, asked, waits }
}

const offline = new TypeError('Failed to fetch')

describe('A-BAN-1 what concerns banners is asked up to three times', () => {
  it('once, where the newsroom answers', async () => {
    expect(await ask(200)).toEqual({ outcome: 200, asked: 1, waits: [] })
  })

  it.each([502, 503, 504])(
    'again after 1 s and 2 s, where a gateway answers %i',
    async (status) => {
      expect(await ask(status, status, 201)).toEqual({
        outcome: 201,
        asked: 3,
        waits: [1000, 2000],
      })
    },
  )

  it('again, where nobody answers', async () => {
    expect(await ask(offline, 200)).toEqual({ outcome: 200, asked: 2, waits: [1000] })
  })

  it('again, where nobody is known to have answered', async () => {
    const answers = [{ status: 0 }, { status: 200 }]
    const waited: number[] = []
    const wait = async (milliseconds: number) => void waited.push(milliseconds)
    expect(await retried(async () => answers.shift()!, undefined, wait)).toEqual({ status: 200 })
    expect(waited).toEqual([1000])
  })

  it('and not a fourth time', async () => {
    expect(await ask(503, 503, 503, 200)).toMatchObject({ outcome: 503, asked: 3 })
    expect(await ask(503, 503, offline)).toMatchObject({ outcome: offline, asked: 3 })
  })

  it.each([400, 401, 403, 404, 409, 413, 500])('never after a refusal: %i', async (status) => {
    expect(await ask(status, 200)).toEqual({ outcome: status, asked: 1, waits: [] })
  })

  it('never for a caller who has given up', async () => {
    const givenUp = new DOMException('The user aborted a request.', 'AbortError')
    expect(await ask(givenUp, 200)).toEqual({ outcome: givenUp, asked: 1, waits: [] })
  })
})
