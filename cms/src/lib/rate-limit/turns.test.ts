import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placesOf, Turns } from './turns.ts'

describe('turns', () => {
  it('leave connections of the database for what the cms does by itself', () => {
    for (const connections of [8, 10, 20, 87, 500]) {
      const places = Object.values(placesOf(connections))
      const atOnce = places.reduce((total, place) => total + place.atOnce, 0)
      expect(connections - atOnce).toBeGreaterThanOrEqual(3)
    }
  })

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
    expect(begun).toEqual(['one', 'one', 'two', 'one'])
    ends[1]?.()
    await busy[1]
    ends[2]?.()
    await other
    expect(begun).toEqual(['one', 'one', 'two', 'one', 'one', 'two'])
    for (const end of ends) end()
    expect(await Promise.all([busy[2], busy[3], third])).toEqual(['one', 'one', 'two'])
  })
})
