import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Shown } from './liveText.ts'
import { pauseAfter, watch } from './watch.ts'

/** Stub of a browser tab; the newsroom's response is `answer`. */
const tab = Object.assign(new EventTarget(), { hidden: false })
let answer: () => Response
let asked: string[]
let shown: Shown['state'][]
let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  shown = []
  tab.hidden = false
  vi.stubGlobal('document', tab)
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answer()
  })
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const says = (state: object) => () => Response.json(state)
const rendering = says({ state: 'rendering', since: null })
const draft = says({ state: 'draft' })

async function begin() {
  end = watch({ apiRoute: '/api', id: 7, language: 'bg' }, ({ state }) => shown.push(state))
  await vi.advanceTimersByTimeAsync(0)
}

function show(hidden: boolean) {
  tab.hidden = hidden
  tab.dispatchEvent(new Event('visibilitychange'))
}

describe('the live state of an open article', () => {
  it('is asked for at once, soon again while it is being published, then seldom', async () => {
    answer = rendering
    await begin()
    expect(asked).toEqual(['/api/articles/7/live-state'])
    answer = draft
    await vi.advanceTimersByTimeAsync(300)
    expect(shown).toEqual(['rendering', 'draft'])
    await vi.advanceTimersByTimeAsync(29_999)
    expect(asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(3)
  })

  it('is asked for while somebody looks, and at once when the editor comes back', async () => {
    answer = rendering
    await begin()
    show(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(2)
    show(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toHaveLength(3)
  })

  it('is said not to be known where the newsroom does not answer, and asked for again', async () => {
    answer = () => {
      throw new TypeError('fetch failed')
    }
    await begin()
    expect(shown).toEqual(['unchecked'])
    answer = says({ errors: [{ message: 'Not allowed' }] })
    await vi.advanceTimersByTimeAsync(5_000)
    answer = draft
    await vi.advanceTimersByTimeAsync(5_000)
    expect(shown).toEqual(['unchecked', 'unchecked', 'draft'])
  })

  it('is not asked for any more when the form is left', async () => {
    answer = rendering
    await begin()
    end()
    show(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(1)
  })
})

it('the form looks again soon while an editor waits, and seldom otherwise', () => {
  expect(pauseAfter({ state: 'rendering', since: null })).toBe(300)
  expect(pauseAfter({ state: 'scheduled', at: '' })).toBe(5000)
  expect(pauseAfter({ state: 'draft' })).toBe(30_000)
})
