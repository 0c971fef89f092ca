import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { connections, Turns, turnsOf } from './turns.ts'

describe('turns', () => {
  it('leave connections of the database for saves and for the newsroom itself', () => {
    const { anonymous, newsroom } = turnsOf
    expect(anonymous.atOnce + newsroom.atOnce).toBeLessThan(connections)
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
              .take(async () => {
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
})
