import { describe, expect, it } from 'vitest'
import { Places } from './places.ts'

const of = (account: string) => ({ network: 'any', account })
const forever = new AbortController().signal

describe('invariant 11: places of accounts', () => {
  const limits = {
    ...{ anonymous: 1, network: 1, signedIn: 2, account: 2 },
    waiting: { all: 3, account: 2 },
  }

  it('are given to the waiting account that has the fewest, and within one in order', async () => {
    const places = new Places(limits)
    const [first, second] = [places.take(of('a')), places.take(of('a'))]
    const begun: string[] = []
    const waiting = ['a1', 'a2', 'b1'].map(async (call) => {
      const leave = await places.takeInTurn(of(call.charAt(0)), forever)
      begun.push(call)
      leave?.()
    })
    expect(await places.takeInTurn(of('c'), forever)).toBeNull()
    first?.()
    await Promise.all(waiting)
    expect(begun).toEqual(['b1', 'a1', 'a2'])
    second?.()
    expect(places.take(of('a'))).not.toBeNull()
    expect(places.take(of('b'))).not.toBeNull()
    expect(places.take(of('b'))).toBeNull()
  })

  it('are waited for by so many calls of one account, until their callers go', async () => {
    const places = new Places(limits)
    const [first] = [places.take(of('a')), places.take(of('a'))]
    const gone = new AbortController()
    const waiting = [1, 2].map(() => places.takeInTurn(of('a'), gone.signal))
    expect(await places.takeInTurn(of('a'), forever)).toBeNull()
    gone.abort()
    expect(await Promise.all(waiting)).toEqual([null, null])
    const next = places.takeInTurn(of('a'), forever)
    first?.()
    expect(await next).not.toBeNull()
  })

  it('are not waited for without a session', async () => {
    const places = new Places(limits)
    const anyone = { network: 'any', account: null }
    expect(places.take(anyone)).not.toBeNull()
    expect(await places.takeInTurn(anyone, forever)).toBeNull()
  })
})
