import { expect, it } from 'vitest'
import { sentWhenSeen } from './sentWhenSeen.ts'

/**
 * Sends a query whose answers have these statuses in turn.
 *
 * @param hidden how often the tab is hidden when an answer comes
 */
async function ask(statuses: number[], hidden: number, isWanted = true) {
  let asked = 0
  let seen = 0
  const tab = { isHidden: () => asked <= hidden, seen: async () => void (seen += 1) }
  const send = async () => ({ status: statuses[asked++]! })
  const { status } = await sentWhenSeen(send, () => isWanted, tab)
  return { status, asked, seen }
}

it.each([0, 500, 503])(
  'A-LIST-1 a hidden load that failed (%i) is tried when it is seen',
  async (status) => {
    expect(await ask([status, 200], 1)).toEqual({ status: 200, asked: 2, seen: 1 })
  },
)

it('A-LIST-1 it is tried again at most three times', async () => {
  expect(await ask([0, 0, 0, 0, 200], 9)).toEqual({ status: 0, asked: 4, seen: 3 })
})

it('A-LIST-1 a failure that is looked at is shown', async () => {
  expect(await ask([0, 200], 0)).toEqual({ status: 0, asked: 1, seen: 0 })
  expect(await ask([0, 0, 200], 1)).toEqual({ status: 0, asked: 2, seen: 1 })
})

it('A-LIST-1 what nobody wants any more is not tried again', async () => {
  expect(await ask([0, 200], 1, false)).toEqual({ status: 0, asked: 1, seen: 1 })
})

it.each([200, 404, 403])('A-LIST-1 an answer is an answer: %i', async (status) => {
  expect(await ask([status], 9)).toEqual({ status, asked: 1, seen: 0 })
})
