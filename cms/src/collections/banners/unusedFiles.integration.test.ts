import { setClock } from '@kariera/shared/clock'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createAccount } from '../../testing/account.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { redAndBlue } from '../../testing/pictures.ts'
import { restAsAnyone, restFrom } from '../../testing/rest.ts'

let newsroom: TestNewsroom
let position: number

beforeAll(async () => {
  newsroom = await openNewsroom()
  const where = { bannerPosition: { equals: 'home_header' } }
  const { docs } = await newsroom.payload.find({ collection: 'banner-positions', where, depth: 0 })
  position = docs[0]?.id ?? 0
})
afterEach(() => setClock(null))
afterAll(() => newsroom.close())

const uploaded = async () => {
  const file = await redAndBlue(60, 40)
  const { id } = await newsroom.payload.create({
    collection: 'banner-files',
    data: {},
    file,
    depth: 0,
  })
  return id
}

it('A-BAN-1 a file that was chosen and never saved goes after a day, one that a banner shows stays', async () => {
  const { payload } = newsroom
  const { sweepUnusedFiles } = await import('./unusedFiles.ts')
  const { startWork } = await import('../../composition.ts')
  const [forgotten, shown] = [await uploaded(), await uploaded()]
  await payload.create({ collection: 'banners', data: { position, file: shown }, depth: 0 })
  const left = async () => {
    await sweepUnusedFiles(payload)
    const { docs } = await payload.find({ collection: 'banner-files', sort: 'id', depth: 0 })
    return docs.map(({ id }) => id)
  }
  expect(await left()).toEqual([forgotten, shown])
  setClock(new Date(Date.now() + 25 * 60 * 60_000))
  expect(await left()).toEqual([shown])
  // The newsroom does so by itself.
  const another = await uploaded()
  setClock(new Date(Date.now() + 50 * 60 * 60_000))
  const { startSweepingFiles } = await import('./unusedFiles.ts')
  expect(startWork).toContain(startSweepingFiles)
  const sweeping = startSweepingFiles(payload)
  const ids = async () =>
    (await payload.find({ collection: 'banner-files', sort: 'id', depth: 0 })).docs.map(
      ({ id }) => id,
    )
  await expect.poll(ids).not.toContain(another)
  await sweeping.stop()
})

it('A-BAN-1 readers get a banner, but not the text that it was made from', async () => {
  const svgContent = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>'
  const data = { position, svgContent }
  const { id } = await newsroom.payload.create({ collection: 'banners', data, depth: 0 })
  const found = await (await restAsAnyone(newsroom)('GET', `/banners/${id}?depth=0`)).json()
  expect(found.id).toBe(id)
  expect(found).not.toHaveProperty('svgContent')
})

it('A-BAN-2 a position of home is not deleted, empty or not', async () => {
  const account = await createAccount(newsroom, 'editor')
  const { token } = await newsroom.payload.login({ collection: 'users', data: account })
  const call = restFrom(newsroom, { authorization: `JWT ${token}` })
  const where = { bannerPosition: { equals: 'home_middle' } }
  const { docs } = await newsroom.payload.find({ collection: 'banner-positions', where, depth: 0 })
  const answer = await call('DELETE', `/banner-positions/${docs[0]?.id}`)
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('The home page needs this position.')
})
