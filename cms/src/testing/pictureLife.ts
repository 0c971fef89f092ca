import { setClock } from '@kariera/shared/clock'
import type { Media } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { PictureStorage } from '../collections/media/storage/pictureStorage.ts'
import type { TestNewsroom } from './newsroom.ts'
import { animation, colourAt, redAndBlue } from './pictures.ts'
import { restAs } from './rest.ts'
import { select, selectOne } from '../lib/db/select.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** Tests of pictures for any storage of their files. */
export function describePictureLife(
  open: () => { newsroom: TestNewsroom; storage: PictureStorage },
) {
  afterEach(() => {
    setClock(null)
  })

  async function upload(file?: Awaited<ReturnType<typeof redAndBlue>>): Promise<Media> {
    const { newsroom } = open()
    const req = await newsroom.asEditor()
    const sent = file ?? (await redAndBlue())
    return newsroom.payload.create({
      collection: 'media',
      depth: 0,
      req,
      overrideAccess: false,
      data: { alt: 'Снимка' },
      file: sent,
    })
  }

  async function patch(id: number, query: string, body: object = {}): Promise<Media> {
    const call = await restAs(open().newsroom, 'editor')
    const answer = await call('PATCH', `/media/${id}${query}`, body)
    expect(answer.status).toBe(200)
    const { doc } = z.object({ doc: z.object({ id: z.number() }) }).parse(await answer.json())
    return current(doc.id)
  }

  const read = async (name: string) => {
    const data = await open().storage.get(name)
    if (!data) throw new Error(`There is no ${name}.`)
    return data
  }
  const isThere = async (name: string) => (await open().storage.get(name)) !== null
  const allThere = async (names: string[]) => (await Promise.all(names.map(isThere))).every(Boolean)
  const noneThere = async (names: string[]) =>
    !(await Promise.all(names.map(isThere))).some(Boolean)

  async function sweep(afterMs: number): Promise<void> {
    const { sweepOrphans, sweepRetired } = await import('../collections/media/sweepFiles.ts')
    const { newsroom, storage } = open()
    setClock(new Date(Date.now() + afterMs))
    await sweepRetired(newsroom.payload)
    await sweepOrphans(newsroom.payload, storage)
  }

  describe('a picture', () => {
    it('is kept whole in every size, under names that tell nothing, and shown from /media', async () => {
      const picture = await upload()
      const names = namesOf(picture)
      expect(names).toHaveLength(11)
      for (const name of names) {
        expect(name).toMatch(/^[0-9a-f]{24}(-\d+x\d+)?\.(jpg|webp)$/)
        expect((await sharp(await read(name)).stats()).isOpaque).toBe(true)
      }
      expect(picture.url).toBe(`/media/${picture.filename}`)
      expect(picture.sizes?.w640?.url).toBe(`/media/${picture.sizes?.w640?.filename}`)
      expect(picture.thumbnailURL).toBe(`/media/${picture.sizes?.card?.filename}`)
    })

    it('is cut elsewhere with another focal point, under new names; the former files stay', async () => {
      const picture = await upload()
      const former = namesOf(picture)
      expect(await edgesOf(await read(cardOf(picture)))).toEqual(['red', 'blue'])
      const original = await read(picture.filename ?? '')

      const changed = await patch(
        picture.id,
        '?uploadEdits[focalPoint][x]=90&uploadEdits[focalPoint][y]=50',
        { focalX: 50, focalY: 50 },
      )
      expect([changed.focalX, changed.focalY]).toEqual([90, 50])
      expect(namesOf(changed).filter((name) => former.includes(name))).toEqual([])
      expect(await edgesOf(await read(cardOf(changed)))).toEqual(['blue', 'blue'])
      expect((await read(changed.filename ?? '')).equals(original)).toBe(true)
      expect(await allThere(former)).toBe(true)
    })

    it('takes its focal point from its fields too, also 0, and only what changed', async () => {
      const picture = await upload()
      const left = await patch(picture.id, '', { focalX: 0 })
      expect([left.focalX, left.focalY]).toEqual([0, 50])
      expect(await edgesOf(await read(cardOf(left)))).toEqual(['red', 'red'])
      expect(left.filename).not.toBe(picture.filename)
      const same = await patch(picture.id, '?uploadEdits[focalPoint][x]=0', {
        alt: 'Друга',
        focalX: 0,
      })
      expect([same.alt, namesOf(same)]).toEqual(['Друга', namesOf(left)])
    })

    it('that moves still moves with another focal point', async () => {
      const picture = await upload(await animation())
      const changed = await patch(picture.id, '', { focalX: 20, focalY: 30 })
      expect([changed.width, changed.height]).toEqual([700, 500])
      const original = await read(picture.filename ?? '')
      expect((await read(changed.filename ?? '')).equals(original)).toBe(true)
      expect((await sharp(await read(changed.filename ?? '')).metadata()).pages).toBe(2)
    })

    it('is stored, whatever of it the request wants to see', async () => {
      const picture = await upload()
      const changed = await patch(picture.id, '?select[alt]=true', { focalX: 10 })
      expect(await allThere([...namesOf(picture), ...namesOf(changed)])).toBe(true)
      expect((await retiredNames()).has(changed.filename ?? '')).toBe(false)
    })

    it('keeps its files when the same request changes another one', async () => {
      const { payload, asEditor } = open().newsroom
      const [one, other] = [await upload(), await upload(await redAndBlue(900, 600))]
      const before = await read(cardOf(other))
      const req = await asEditor()
      const change = { collection: 'media', depth: 0, req } as const
      await payload.update({ ...change, id: one.id, data: { focalX: 3 } })
      const changed = await payload.update({ ...change, id: other.id, data: { alt: 'Друга' } })
      expect(namesOf(changed)).toEqual(namesOf(other))
      expect((await read(cardOf(changed))).equals(before)).toBe(true)
    })

    it('that is replaced gets other names, and the middle for a focal point', async () => {
      const picture = await patch((await upload()).id, '', { focalX: 10 })
      const { newsroom } = open()
      const replaced = await newsroom.payload.update({
        collection: 'media',
        id: picture.id,
        depth: 0,
        req: await newsroom.asEditor(),
        data: {},
        file: await redAndBlue(1200, 300),
      })
      expect([replaced.width, replaced.focalX, replaced.focalY]).toEqual([1200, 50, 50])
      expect(namesOf(replaced).filter((name) => namesOf(picture).includes(name))).toEqual([])
      expect(await allThere([...namesOf(picture), ...namesOf(replaced)])).toBe(true)
    })

    it('keeps its new files when its text is saved at the same time', async () => {
      const picture = await upload()
      const { names, commit } = await changing(picture.id)
      const text = patch(picture.id, '', { alt: 'Друга' })
      await expect.poll(waitingForLocks, { timeout: 15_000 }).toBe(1)
      await commit()
      expect((await text).alt).toBe('Друга')
      expect(namesOf(await current(picture.id))).toEqual(names)
    })

    it('loses no file when several change it at once', async () => {
      const picture = await upload()
      await Promise.all([10, 90, 30].map((focalX) => patch(picture.id, '', { focalX })))
      const kept = await current(picture.id)
      expect(await allThere(namesOf(kept))).toBe(true)
      const retired = await retiredNames()
      expect(namesOf(picture).filter((name) => !retired.has(name))).toEqual([])
      const { rows } = await open().newsroom.payload.db.drizzle.execute(
        sql`SELECT count(*)::int AS count FROM media WHERE filename IN (SELECT filename FROM retired_files)`,
      )
      expect(rows).toEqual([{ count: 0 }])
    })
  })

  describe('files that no picture names', () => {
    it('invariant 7: stay for a week after their picture gave them up, and go then', async () => {
      const picture = await upload()
      const changed = await patch(picture.id, '', { focalX: 20 })
      await sweep(6 * dayMs)
      expect(await allThere(namesOf(picture))).toBe(true)
      await sweep(7 * dayMs + hourMs)
      expect(await noneThere(namesOf(picture))).toBe(true)
      expect(await allThere(namesOf(changed))).toBe(true)
      expect((await retiredNames()).has(picture.filename ?? '')).toBe(false)
    })

    it('invariant 1: of a change that is rolled back go after a day; the picture keeps its own', async () => {
      const picture = await upload()
      await upload()
      const { names: lost, rollback } = await changing(picture.id)
      await rollback()
      expect(namesOf(await current(picture.id))).toEqual(namesOf(picture))
      expect((await retiredNames()).has(picture.filename ?? '')).toBe(false)
      expect(await allThere([...namesOf(picture), ...lost])).toBe(true)

      await sweep(23 * hourMs)
      expect(await allThere(lost)).toBe(true)
      await sweep(dayMs + hourMs)
      expect(await noneThere(lost)).toBe(true)
      expect(await allThere(namesOf(picture))).toBe(true)
      await sweep(30 * dayMs)
      expect(await allThere(namesOf(await current(picture.id)))).toBe(true)
    })

    it('go with a picture that is deleted, a week later', async () => {
      const [kept, picture] = [await upload(), await upload()]
      await open().newsroom.payload.delete({ collection: 'media', id: picture.id, depth: 0 })
      await sweep(6 * dayMs)
      expect(await allThere(namesOf(picture))).toBe(true)
      await sweep(8 * dayMs)
      expect(await noneThere(namesOf(picture))).toBe(true)
      expect(await allThere(namesOf(kept))).toBe(true)
    })

    it('stay where one names them after all', async () => {
      const picture = await upload()
      await open().newsroom.payload.db.drizzle.execute(sql`
        INSERT INTO retired_files (filename, retired_at)
        VALUES (${picture.filename}, '2020-01-01'), (${cardOf(picture)}, '2020-01-01')`)
      await sweep(30 * dayMs)
      expect(await allThere(namesOf(picture))).toBe(true)
    })

    it('stay where they have other names than ours', async () => {
      const { storage } = open()
      await storage.put({ name: 'readme.txt', data: Buffer.from('x'), mimeType: 'text/plain' })
      await sweep(30 * dayMs)
      expect(await isThere('readme.txt')).toBe(true)
    })

    it('stay where they are more than the known ones: another publication may keep its own there', async () => {
      const { storage } = open()
      const { totalDocs } = await open().newsroom.payload.count({ collection: 'media' })
      const names = Array.from(
        { length: totalDocs * 8 + 80 },
        (_, index) => `${String(index).padStart(24, 'a')}.webp`,
      )
      for (const name of names) {
        await storage.put({ name, data: Buffer.from('x'), mimeType: 'image/webp' })
      }
      await sweep(2 * dayMs)
      expect(await allThere(names)).toBe(true)
    })
  })

  async function current(id: number): Promise<Media> {
    return open().newsroom.payload.findByID({ collection: 'media', id, depth: 0 })
  }

  async function retiredNames(): Promise<Set<string>> {
    const names = await select(
      open().newsroom.payload.db.drizzle,
      z.object({ filename: z.string() }),
    )`SELECT filename FROM retired_files`
    return new Set(names.map(({ filename }) => filename))
  }

  /** Changes a picture in a transaction that the test commits or rolls back. */
  async function changing(id: number) {
    const { payload, asEditor } = open().newsroom
    const req = await asEditor()
    const transactionID = (await payload.db.beginTransaction()) ?? 0
    req.transactionID = transactionID
    const data = { focalX: 95, focalY: 50 }
    const changed = await payload.update({ collection: 'media', id, depth: 0, req, data })
    return {
      names: namesOf(changed),
      commit: () => payload.db.commitTransaction(transactionID),
      rollback: () => payload.db.rollbackTransaction(transactionID),
    }
  }

  async function waitingForLocks(): Promise<number> {
    const row = await selectOne(
      open().newsroom.payload.db.drizzle,
      z.object({ count: z.number() }),
    )`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
    return row.count
  }
}

/** Names of all files of a picture, without duplicates: several sizes of a small picture are the same file. */
function namesOf({ filename, sizes }: Media): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)]
  return [...new Set(names.filter((name) => typeof name === 'string'))]
}

const cardOf = (picture: Media): string => picture.sizes?.card?.filename ?? ''

const edgesOf = (picture: Buffer) => Promise.all([colourAt(picture, 0.02), colourAt(picture, 0.98)])
