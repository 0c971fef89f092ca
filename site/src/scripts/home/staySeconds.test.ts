import { describe, expect, it } from 'vitest'
import { staySeconds } from './staySeconds.ts'

describe('how long a slide stays', () => {
  it('R-HOME-3 R-HOME-8 is its own time, whatever the screen', () => {
    for (const isPhone of [true, false])
      expect(staySeconds([{ seconds: '7' }], {}, isPhone)).toBe(7)
  })

  it('R-HOME-3 is the time of all that have their turn at the end of the row, one after the other', () => {
    const items = ['4', '5', '6'].map((seconds) => ({ seconds }))
    expect(staySeconds(items, {}, false)).toBe(15)
  })

  it('R-HOME-4 is that of the row where slides have none: another one on a phone', () => {
    const row = { seconds: '3', phoneSeconds: '5' }
    expect(staySeconds([{}, {}], row, false)).toBe(3)
    expect(staySeconds([{}], row, true)).toBe(5)
  })

  it('R-HOME-9 is that of the row on a phone, too, where there is only one', () => {
    expect(staySeconds([], { seconds: '3' }, true)).toBe(3)
  })

  it('is never none', () => {
    expect(staySeconds([{ seconds: '0' }], {}, false)).toBe(1)
    expect(staySeconds([{ seconds: 'soon' }], {}, false)).toBe(1)
    expect(staySeconds([], {}, false)).toBe(5)
  })
})
