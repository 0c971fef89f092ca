import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAccount } from '#testing/account.ts'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { restFrom, type Caller } from '#testing/rest.ts'

let newsroom: TestNewsroom
let call: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  const data = await createAccount(newsroom, 'editor')
  const { token } = await newsroom.payload.login({ collection: 'users', data })
  call = restFrom(newsroom, { authorization: `JWT ${token}` })
})
afterAll(() => newsroom.close())

const slugsAfterPublishing = async (slug: string, ids: number[]) => {
  const answer = await call('PATCH', `/${slug}?where[id][in]=${ids.join()}&depth=0`, {
    _status: 'published',
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { docs }: { docs: { slug: string }[] } = await answer.json()
  return docs.map((doc) => doc.slug.replace(/^\d+\/\d+\//, '')).sort()
}

it('quotes with the same first words can be published together', async () => {
  const ids = []
  for (let index = 0; index < 3; index += 1) {
    const data = { quoteText: 'Едни и същи думи', author: 'Някой', carouselTime: 5 }
    const { id } = await newsroom.payload.create({ collection: 'quotes', data, depth: 0 })
    ids.push(id)
  }
  expect(await slugsAfterPublishing('quotes', ids)).toEqual([
    ...['edni-i-sashti-dumi', 'edni-i-sashti-dumi-2', 'edni-i-sashti-dumi-3'],
  ])
})

it('articles with the same title can be published together', async () => {
  const ids = []
  for (let index = 0; index < 3; index += 1) {
    ids.push((await newsroom.publish({ title: 'Едно заглавие', _status: 'draft' })).id)
  }
  expect(await slugsAfterPublishing('articles', ids)).toEqual([
    ...['edno-zaglavie', 'edno-zaglavie-2', 'edno-zaglavie-3'],
  ])
})
