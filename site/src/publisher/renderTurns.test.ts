import { expect, it } from 'vitest'
import { RenderTurns } from './renderTurns.ts'

it('lets one begin in each turn of the event loop, the most urgent first, else in their order', async () => {
  const turns = new RenderTurns()
  let turn = 0
  const count = () => {
    turn += 1
    if (turn < 20) setImmediate(count)
  }
  const begun: [string, number][] = []
  const work = async (what: string, lane: number) => {
    await turns.take({ lane })
    begun.push([what, turn])
    if (what === 'first') void work('urgent', 0)
  }
  setImmediate(count)
  await Promise.all([work('first', 5), work('second', 5), work('list', 2), work('third', 5)])
  expect(begun.map(([what]) => what)).toEqual(['list', 'first', 'urgent', 'second', 'third'])
  expect(new Set(begun.map(([, at]) => at)).size).toBe(5)
})
