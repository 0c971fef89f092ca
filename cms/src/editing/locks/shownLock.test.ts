import { expect, it } from 'vitest'
import { isReleased, shownLock } from './shownLock.ts'

const row = {
  createdAt: '2026-11-23T00:27:00.000Z',
  updatedAt: '2026-11-23T00:31:00.000Z',
  user: { relationTo: 'users', value: { id: 1, name: 'София' } },
}

it('B-EDIT-1 B-TIME-1 who holds a lock is shown by name, and when in the time of Sofia', () => {
  expect(shownLock({ docs: [row] })).toEqual({
    ...{ name: 'София', since: '23/11/2026 02:27', last: '23/11/2026 02:31' },
  })
})

it.each([{ docs: [] }, { docs: [{ ...row, user: { value: 1 } }] }, { errors: [] }, null])(
  'nobody is named where %j comes',
  (answer) => {
    expect(shownLock(answer)).toBeNull()
  },
)

it('B-EDIT-3 a lock is released only where the newsroom says that there is none', () => {
  expect([{ docs: [] }, { docs: [row] }, { errors: [] }, null].map(isReleased)).toEqual([
    ...[true, false, false, false],
  ])
})
