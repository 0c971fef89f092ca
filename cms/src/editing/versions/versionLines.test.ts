import { describe, expect, it } from 'vitest'
import { versionLines, type StoredVersion } from './versionLines.ts'

const at = (minute: number) => new Date(`2026-11-26T09:${String(minute).padStart(2, '0')}:00.000Z`)
const version = (id: number, minute: number): StoredVersion => ({
  id,
  savedAt: at(minute),
  status: 'draft',
  isAutosave: false,
})
const save = (who: string | null, minute: number, ...fields: string[]) => ({
  who,
  when: at(minute),
  fields,
})

describe('A-LIST-1 the versions of a document in words', () => {
  it('say who saved them and what, with all saves that an autosave has put into one', () => {
    const saves = [
      save('Мария', 1, 'title', 'body'),
      save('Мария', 3, 'title'),
      save('Петър', 4, 'accent'),
      save('Мария', 5, 'title'),
    ]
    const lines = versionLines([version(2, 5), version(1, 1)], saves, true)
    expect(lines.map(({ id, who, fields, isFirst }) => [id, who, fields, isFirst])).toEqual([
      [2, ['Мария', 'Петър'], ['title', 'accent'], false],
      [1, ['Мария'], ['title', 'body'], true],
    ])
  })

  it('say nothing of saves that are no longer known', () => {
    const lines = versionLines([version(9, 9), version(8, 2)], [save(null, 9, 'title')], false)
    expect(lines.map(({ who, fields, isFirst }) => [who, fields, isFirst])).toEqual([
      [[null], ['title'], false],
      [[], [], false],
    ])
  })
})
