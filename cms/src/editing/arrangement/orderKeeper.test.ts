import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Order, OrderKeeper, type OrderAnswer } from './orderKeeper.ts'

type Row = { id: number }

/** Builds an order from the ids of its rows, one digit each. */
const orderOf = (ids: string): Order<Row> => Array.from(ids, (id) => ({ id: Number(id) }))

const written = (order: Order<Row> | null) => order?.map(({ id }) => id).join('') ?? null
const answered = (ids: string): OrderAnswer<Row> => ({ is: 'answered', order: orderOf(ids) })
const failed: OrderAnswer<Row> = { is: 'failed', reason: null }

/** An `OrderKeeper` with a newsroom that answers when the test says so. */
function openDesk(loaded: string | null) {
  const asked: { to: string; answer: (answer: OrderAnswer<Row>) => void }[] = []
  const ask = (to: string) =>
    new Promise<OrderAnswer<Row>>((resolve) => asked.push({ to, answer: resolve }))
  const keeper = new OrderKeeper(loaded === null ? null : orderOf(loaded), {
    load: () => ask('load'),
    store: (order) => ask(`store ${written(order)}`),
  })
  return {
    keeper,
    asked: () => asked.map(({ to }) => to),
    answer: async (answer: OrderAnswer<Row>) => {
      asked.shift()?.answer(answer)
      // The code that awaits the answer runs some microtasks later.
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    },
    shown: () => written(keeper.state().shown),
  }
}

describe('A-PAID-1 A-QUO-1 an order that is arranged', () => {
  it('is shown at once, stored, and then as the newsroom has it', async () => {
    const { keeper, asked, answer, shown } = openDesk('123')
    keeper.arrange(orderOf('213'))
    expect(shown()).toBe('213')
    expect(keeper.state().isSaving).toBe(true)
    expect(asked()).toEqual(['store 213'])
    await answer(answered('2134'))
    expect(shown()).toBe('2134')
    expect(keeper.state()).toMatchObject({ isSaving: false, failure: null })
  })

  it('waits for the save before it; of several that wait only the last is stored', async () => {
    const { keeper, asked, answer, shown } = openDesk('123')
    for (const order of ['213', '231', '321']) keeper.arrange(orderOf(order))
    expect(asked()).toEqual(['store 213'])
    await answer(answered('213'))
    expect(shown()).toBe('321')
    expect(asked()).toEqual(['store 321'])
    await answer(answered('321'))
    expect(asked()).toEqual([])
    expect(shown()).toBe('321')
  })

  it('goes back to the last one that was stored where it cannot be, with the reason', async () => {
    const { keeper, asked, answer, shown } = openDesk('123')
    keeper.arrange(orderOf('213'))
    keeper.arrange(orderOf('231'))
    await answer(answered('213'))
    await answer({ is: 'failed', reason: 'Не' })
    expect(shown()).toBe('213')
    expect(keeper.state()).toMatchObject({
      isSaving: false,
      failure: { of: 'save', reason: 'Не' },
    })
    expect(asked()).toEqual(['load'])
    await answer(answered('2137'))
    expect(shown()).toBe('2137')
    expect(keeper.state().failure).toEqual({ of: 'save', reason: 'Не' })
  })

  it('is no failure where the next one holds what failed', async () => {
    const { keeper, answer, shown } = openDesk('123')
    keeper.arrange(orderOf('213'))
    keeper.arrange(orderOf('231'))
    await answer(failed)
    expect(shown()).toBe('231')
    await answer(answered('231'))
    expect(keeper.state()).toMatchObject({ isSaving: false, failure: null })
  })

  it('is not overwritten by an answer that was asked for before it', async () => {
    const { keeper, asked, answer, shown } = openDesk('123')
    void keeper.refresh()
    keeper.arrange(orderOf('321'))
    await answer(answered('123'))
    expect(shown()).toBe('321')
    expect(asked()).toEqual(['store 321'])
  })

  it('is loaded again after a save, if it was loaded during the save', async () => {
    const { keeper, asked, answer, shown } = openDesk('123')
    keeper.arrange(orderOf('213'))
    void keeper.refresh()
    expect(asked()).toEqual(['store 213', 'load'])
    await answer(answered('213'))
    expect(asked()).toEqual(['load', 'load'])
    await answer(answered('123'))
    expect(shown()).toBe('213')
    await answer(answered('2134'))
    expect(shown()).toBe('2134')
    expect(asked()).toEqual([])
  })

  it('is the one that was asked for last, whichever answer comes last', async () => {
    const asked: ((answer: OrderAnswer<Row>) => void)[] = []
    const keeper = new OrderKeeper<Row>(orderOf('12'), {
      load: () => new Promise((resolve) => asked.push(resolve)),
      store: () => Promise.resolve(failed),
    })
    const loads = [keeper.refresh(), keeper.refresh()]
    const [first, second] = asked
    second?.(answered('123'))
    first?.(answered('12'))
    await Promise.all(loads)
    expect(written(keeper.state().shown)).toBe('123')
  })

  it('is what the newsroom has in the end, whatever fails; never are two saves under way', async () => {
    const step = fc.oneof(
      fc.constant('refresh' as const),
      fc.constantFrom('123', '132', '213', '231', '312', '321').map((arrange) => ({ arrange })),
      fc.boolean().map((stores) => ({ stores })),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const desk = openDesk('123')
        let [kept, arranged, lastFailed] = ['123', '123', false]
        const answerNext = async (stores: boolean) => {
          const [to] = desk.asked()
          const order = to?.split(' ')[1]
          if (order !== undefined) lastFailed = !stores
          if (order !== undefined && stores) kept = order
          await desk.answer(stores ? answered(kept) : failed)
        }
        for (const one of steps) {
          if (one === 'refresh') void desk.keeper.refresh()
          else if ('arrange' in one) desk.keeper.arrange(orderOf((arranged = one.arrange)))
          else await answerNext(one.stores)
          expect(desk.asked().filter((to) => to.startsWith('store')).length).toBeLessThan(2)
        }
        while (desk.asked().length > 0) await answerNext(true)
        expect(desk.shown()).toBe(kept)
        if (!lastFailed) expect(kept).toBe(arranged)
        expect(desk.keeper.state().isSaving).toBe(false)
      }),
      { numRuns: 300 },
    )
  })
})

describe('A-PAID-1 A-QUO-1 an order that could not be loaded', () => {
  it('is said, and shown as soon as it can be', async () => {
    const { keeper, answer, shown } = openDesk(null)
    expect(keeper.state()).toMatchObject({ shown: null, failure: { of: 'load' } })
    void keeper.refresh()
    await answer(failed)
    expect(keeper.state().failure?.of).toBe('load')
    void keeper.refresh()
    await answer(answered('12'))
    expect(shown()).toBe('12')
    expect(keeper.state().failure).toBeNull()
  })

  it('is no failure before anyone has tried', () => {
    const { load, store } = {
      load: () => Promise.resolve(failed),
      store: () => Promise.resolve(failed),
    }
    expect(new OrderKeeper<Row>(undefined, { load, store }).state().failure).toBeNull()
  })

  it('leaves what is shown where it could be loaded before', async () => {
    const { keeper, answer, shown } = openDesk('12')
    void keeper.refresh()
    await answer(failed)
    expect(shown()).toBe('12')
    expect(keeper.state().failure).toBeNull()
  })
})
