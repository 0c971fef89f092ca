import { afterAll, beforeAll, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'

let newsroom: TestNewsroom
beforeAll(async () => {
  newsroom = await openNewsroom()
})
afterAll(() => newsroom.close())

it('A-NAV-2 everything that editors can open has one place in the sidebar', async () => {
  const { menus } = await import('../../composition.ts')
  const { collections, globals } = newsroom.payload.config
  const isShown = ({ admin }: { admin: { hidden?: unknown } }) => admin.hidden !== true
  // Payload's internal collections are not shown in the admin.
  const own = collections.filter(({ slug }) => !slug.startsWith('payload-'))
  const placed = menus
    .flatMap((menu) => Object.values(menu).flat())
    .flatMap((entry) => ('tabs' in entry && entry.tabs ? entry.tabs : [entry]))
    .flatMap((entry) => {
      if ('view' in entry) return []
      return 'collection' in entry ? entry.collection : entry.global
    })
  const shown = [...own.filter(isShown), ...globals.filter(isShown)].map(({ slug }) => slug)
  expect(placed.toSorted()).toEqual(shown.toSorted())
})
