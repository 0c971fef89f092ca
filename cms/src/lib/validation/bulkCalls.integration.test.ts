import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changedTables, databaseImage } from '../../testing/access/databaseImage.ts'
import { createAccount, type TestAccount } from '../../testing/account.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs, restAsAnyone, type Caller } from '../../testing/rest.ts'

let newsroom: TestNewsroom
let call: Caller
let inBulgarian: Caller
let colleague: TestAccount

beforeAll(async () => {
  newsroom = await openNewsroom()
  call = await restAs(newsroom, 'administrator')
  inBulgarian = await restAs(newsroom, 'administrator', 'bg')
  colleague = await createAccount(newsroom, 'editor')
})
afterAll(() => newsroom.close())

/** Three articles, the middle one locked by another user. */
async function articlesWithLocked(): Promise<number[]> {
  const ids: number[] = []
  for (const title of ['Първа', 'Втора', 'Трета']) ids.push((await newsroom.publish({ title })).id)
  const document = { relationTo: 'articles', value: ids[1] ?? 0 } as const
  const user = { relationTo: 'users', value: colleague.id } as const
  const collection = 'payload-locked-documents'
  await newsroom.payload.create({ collection, data: { document, user }, depth: 0 })
  return ids
}

async function newCategories(): Promise<number[]> {
  const ids: number[] = []
  for (const value of ['Излишна', 'Нужна', 'Ненужна']) {
    const data = { value: `${value} ${ids.length}-${Math.random()}`, order: 1 }
    ids.push((await newsroom.payload.create({ collection: 'categories', data, depth: 0 })).id)
  }
  await newsroom.publish({ category: ids[1] ?? 0 })
  return ids
}

const named = (slug: string, ids: number[]) => `/${slug}?where[id][in]=${ids.join()}&depth=0`

type Answer = { docs: { id: number }[]; errors: { id: number; message: string }[]; message: string }

/**
 * Sends a call that fails for one document, and expects that it changes nothing.
 *
 * @returns the response
 */
async function refused(send: () => Promise<Response>): Promise<Answer> {
  const before = await databaseImage(newsroom)
  const answer = await send()
  expect(answer.status, await answer.clone().text()).toBe(400)
  // Includes the tables of the events.
  expect(changedTables(before, await databaseImage(newsroom))).toEqual([])
  return answer.json()
}

describe('invariant 1: a call for several documents, of which one fails', () => {
  it.each<[string, object, string]>([
    ['a change', { title: 'Ново', _status: 'published' }, ''],
    ['a draft', { title: 'Ново' }, '&draft=true'],
    ['taking off the site', { _status: 'draft' }, ''],
    ['trashing', { deletedAt: new Date().toISOString() }, ''],
  ])('does nothing, and says which and why: %s', async (_what, data, query) => {
    const ids = await articlesWithLocked()
    const { docs, errors, message } = await refused(() =>
      call('PATCH', `${named('articles', ids)}${query}`, data),
    )
    expect(docs).toEqual([])
    expect(message).toBe('Nothing was changed, because not everything could be:')
    expect(errors).toEqual([{ id: ids[1], message: expect.stringMatching(/^“Втора”: .*locked/) }])
  })

  it('does nothing where two would have the same address', async () => {
    const ids: number[] = []
    for (const slug of ['parvi', 'vtori', 'treti']) {
      const data = { slug }
      ids.push((await newsroom.payload.create({ collection: 'employers', data, depth: 0 })).id)
    }
    const { errors } = await refused(() => call('PATCH', named('employers', ids), { slug: 'edin' }))
    expect(errors).toHaveLength(1)
    expect(ids.slice(1)).toContain(errors[0]?.id)
  })

  it('deletes nothing where one is needed', async () => {
    const ids = await newCategories()
    const { errors, message } = await refused(() => inBulgarian('DELETE', named('categories', ids)))
    expect(message).toBe('Нищо не беше променено, защото не всичко можеше да се промени:')
    expect(errors).toHaveLength(1)
    expect(errors[0]?.message).toMatch(/^„Нужна .*“: /)
  })

  it('does nothing when our own code makes it', async () => {
    const ids = await newCategories()
    const where = { id: { in: ids } }
    await expect(newsroom.payload.delete({ collection: 'categories', where })).rejects.toThrow()
    expect((await newsroom.payload.count({ collection: 'categories', where })).totalDocs).toBe(3)
  })
})

describe('A-ART-1 a call for several documents', () => {
  it('changes all of them, in their order, and says how many', async () => {
    const ids: number[] = []
    for (const title of ['А', 'Б', 'В']) ids.push((await newsroom.publish({ title })).id)
    const data = { entityName: 'Заедно', _status: 'published' }
    const answer = await call('PATCH', `${named('articles', ids)}&sort=id`, data)
    expect(answer.status, await answer.clone().text()).toBe(200)
    const { docs, errors, message }: Answer = await answer.json()
    expect(docs.map(({ id }) => id)).toEqual(ids)
    expect(docs).toEqual(ids.map(() => expect.objectContaining({ entityName: 'Заедно' })))
    expect(errors).toEqual([])
    expect(message).toContain('3')
  })

  it('changes no more than the first it asks for', async () => {
    const ids: number[] = []
    for (const title of ['А', 'Б', 'В']) ids.push((await newsroom.publish({ title })).id)
    const address = `${named('articles', ids)}&sort=-id&limit=2`
    const { docs }: Answer = await (await call('PATCH', address, { title: 'Само две' })).json()
    expect(docs.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 2))
  })

  it('deletes all of them', async () => {
    const ids = (await newCategories()).filter((_id, index) => index !== 1)
    const answer = await call('DELETE', named('categories', ids))
    expect(answer.status, await answer.clone().text()).toBe(200)
    const { docs, message }: Answer = await answer.json()
    expect(docs.map(({ id }) => id).sort()).toEqual(ids.toSorted())
    expect(message).toContain('2')
  })

  it('brings all of them back from the trash', async () => {
    const ids: number[] = []
    for (const title of ['А', 'Б']) ids.push((await newsroom.publish({ title })).id)
    await call('PATCH', named('articles', ids), { deletedAt: new Date().toISOString() })
    const address = `${named('articles', ids)}&trash=true`
    const answer = await call('PATCH', address, { deletedAt: null })
    expect(answer.status, await answer.clone().text()).toBe(200)
    const where = { id: { in: ids } }
    expect((await newsroom.payload.count({ collection: 'articles', where })).totalDocs).toBe(2)
  })

  it('is closed to who is not signed in, and asks for a query', async () => {
    const ids = await newCategories()
    const anyone = restAsAnyone(newsroom)
    expect((await anyone('PATCH', named('categories', ids), { order: 2 })).status).toBe(403)
    expect((await anyone('DELETE', named('categories', ids))).status).toBe(403)
    expect((await call('PATCH', '/categories', { order: 2 })).status).toBe(400)
  })
})
