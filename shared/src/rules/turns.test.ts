import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Turns } from './turns.ts'

describe('turns', () => {
  it('never let more in than they may, and forget nobody, in whatever order work ends or fails', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.boolean(), { maxLength: 20 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 5 }),
        async (scheduler, works, atOnce, waiting) => {
          const turns = new Turns({ atOnce, waiting })
          let running = 0
          const outcomes = works.map((succeeds) =>
            turns
              .take(null, async () => {
                running += 1
                expect(running).toBeLessThanOrEqual(atOnce)
                await scheduler.schedule(Promise.resolve())
                running -= 1
                if (!succeeds) throw new Error('failed')
                return 'done'
              })
              .catch(() => 'failed'),
          )
          await scheduler.waitFor(Promise.all(outcomes))
          const expected = works.map((succeeds, index) => {
            if (index >= atOnce + waiting) return null
            return succeeds ? 'done' : 'failed'
          })
          expect(await Promise.all(outcomes)).toEqual(expected)
          expect(running).toBe(0)
        },
      ),
    )
  })

  it('of one caller leave a place for others, at work and in the line', async () => {
    const turns = new Turns({ atOnce: 3, waiting: 4 })
    const begun: string[] = []
    const ends: (() => void)[] = []
    const call = (caller: string) =>
      turns.take(caller, async () => {
        begun.push(caller)
        await new Promise<void>((resolve) => ends.push(resolve))
        return caller
      })
    const busy = Array.from({ length: 5 }, () => call('one'))
    expect(await busy[4]).toBeNull()
    const other = call('two')
    const third = call('two')
    expect(begun).toEqual(['one', 'one', 'two'])
    ends[0]?.()
    await busy[0]
    expect(begun).toEqual(['one', 'one', 'two', 'two'])
    ends[1]?.()
    await busy[1]
    ends[2]?.()
    await other
    expect(begun).toEqual(['one', 'one', 'two', 'two', 'one', 'one'])
    for (const end of ends) end()
    expect(await Promise.all([busy[2], busy[3], third])).toEqual(['one', 'one', 'two'])
  })

  it('come to each caller in the line, however many calls another has there', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 20 })
    const begun: string[] = []
    const call = (caller: string) =>
      turns.take(caller, async () => {
        begun.push(caller)
        await Promise.resolve()
      })
    const eight = Array.from({ length: 8 }, () => call('many'))
    await Promise.all([...eight, call('one'), call('two'), call('one')])
    expect(begun).toEqual([
      ...['many', 'one', 'two', 'many', 'one'],
      ...Array.from({ length: 6 }, () => 'many'),
    ])
  })

  it('pass nobody over for ever, however many others come meanwhile', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 20 })
    let left = 50
    const stranger = (): Promise<unknown> =>
      turns.take(`stranger ${left}`, async () => {
        await Promise.resolve()
        left -= 1
        if (left > 0) void stranger()
      })
    const own = Array.from({ length: 4 }, () =>
      turns.take('own', async () => {
        await Promise.resolve()
        return left
      }),
    )
    void stranger()
    expect(Math.min(...(await Promise.all(own)).map(Number))).toBeGreaterThan(40)
  })
})
