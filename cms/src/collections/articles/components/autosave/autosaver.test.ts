import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { autosaver, type Autosaver, type SaveOutcome } from './autosaver.ts'

const pauseMs = 60_000
let saves: PromiseWithResolvers<SaveOutcome>[]
let busy: boolean
let form: Autosaver

beforeEach(() => {
  vi.useFakeTimers()
  saves = []
  busy = false
  const save = () => {
    const answer = Promise.withResolvers<SaveOutcome>()
    saves.push(answer)
    return answer.promise
  }
  form = autosaver({ isBusy: () => busy, save }, pauseMs)
})
afterEach(() => {
  form.end()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

async function answer(outcome: SaveOutcome) {
  saves.at(-1)?.resolve(outcome)
  await pass(0)
}

describe('A-ART-4 an article that is changed', () => {
  it('is saved 60 s after the last change, and once', async () => {
    form.changed()
    await pass(59_999)
    form.changed()
    await pass(59_999)
    expect(saves).toHaveLength(0)
    await pass(1)
    expect(saves).toHaveLength(1)
    await answer('saved')
    await pass(10 * pauseMs)
    expect(saves).toHaveLength(1)
  })

  it('is tried again after a pause where it failed, until it is saved', async () => {
    form.changed()
    await pass(pauseMs)
    await answer('failed')
    await pass(pauseMs)
    await answer('failed')
    await pass(pauseMs)
    await answer('saved')
    await pass(10 * pauseMs)
    expect(saves).toHaveLength(3)
  })

  it('waits for the next change where it was refused as it is', async () => {
    form.changed()
    await pass(pauseMs)
    await answer('refused')
    await pass(10 * pauseMs)
    expect(saves).toHaveLength(1)
    form.changed()
    await pass(pauseMs)
    expect(saves).toHaveLength(2)
  })

  it('is saved again where it was changed during the save', async () => {
    form.changed()
    await pass(pauseMs)
    form.changed()
    await answer('saved')
    await pass(pauseMs)
    expect(saves).toHaveLength(2)
  })

  it('is not sent twice at once, and not while it is saved by hand', async () => {
    form.changed()
    await pass(pauseMs)
    form.changed()
    await pass(pauseMs)
    expect(saves).toHaveLength(1)
    await answer('saved')
    busy = true
    await pass(pauseMs)
    expect(saves).toHaveLength(1)
    busy = false
    await pass(pauseMs)
    expect(saves).toHaveLength(2)
  })

  it('is left alone once it is saved by hand, and once the form is left', async () => {
    form.changed()
    form.settled()
    await pass(10 * pauseMs)
    form.changed()
    form.end()
    form.changed()
    await pass(10 * pauseMs)
    expect(saves).toHaveLength(0)
  })
})
