import type { Employer } from '@kariera/shared/payload-types'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answered } from '../../testing/answered.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { redAndBlue } from '../../testing/pictures.ts'

let newsroom: TestNewsroom

beforeAll(async () => {
  newsroom = await openNewsroom()
})
afterAll(() => newsroom.close())

const made = (data: Partial<Employer>): Promise<Employer> =>
  newsroom.payload.create({ collection: 'employers', data: data as Employer, depth: 0 })

const ask = (slug: string) => answered(newsroom, { ask: 'employer', slug })

it('R-EMP-1 a profile is answered with all of it, its articles in the order of the editors', async () => {
  const file = await redAndBlue(700, 500)
  const logo = await newsroom.payload.create({
    collection: 'employer-logos',
    data: {},
    file,
    depth: 0,
  })
  const first = await newsroom.publish({ title: 'Първа' })
  const second = await newsroom.publish({ title: 'Втора' })
  const draft = await newsroom.publish({ title: 'Чернова', _status: 'draft' })
  const { id } = await made({
    slug: 'pekarna',
    description: ' Пекарна\n\nв Габрово. ',
    logo: logo.id,
    youtubeEmbedding: 'https://youtu.be/aqz-KE-bpKQ',
    jobOffersButtonLink: 'https://rabota.example',
    website: 'https://www.pekarna.example',
    tiktok: 'https://tiktok.com/@pekarna',
    linkedin: 'https://linkedin.com/pekarna',
    articles: [second.id, draft.id, first.id],
  })
  const { value, tags } = await ask('pekarna')
  expect(value).toMatchObject({
    id,
    path: '/employer/pekarna/',
    description: 'Пекарна в Габрово.',
    logo: { src: `/media/${logo.sizes?.profile?.filename}`, height: 240 },
    videoId: 'aqz-KE-bpKQ',
    jobOffersLink: 'https://rabota.example',
    links: [{ kind: 'linkedin' }, { kind: 'tiktok' }, { kind: 'website' }],
    cards: [{ title: 'Втора' }, { title: 'Първа' }],
    formerPaths: [],
  })
  const hearsOf = [first, second, draft].map((article) => `article:${article.id}`)
  expect(tags).toEqual(
    expect.arrayContaining([`employer:${id}`, `employer-logo:${logo.id}`, ...hearsOf]),
  )
})

it('R-EMP-1 nothing is told where nothing is set', async () => {
  const { id } = await made({ slug: 'bez-nishto' })
  expect(await ask('bez-nishto')).toEqual({
    value: {
      ...{
        id,
        path: '/employer/bez-nishto/',
        slug: 'bez-nishto',
        name: '',
        description: '',
        logo: null,
        videoId: null,
      },
      ...{ jobOffersLink: null, links: [], cards: [], formerPaths: [] },
    },
    tags: [`employer:${id}`],
  })
})

it('R-EMP-2 there is nothing at an unknown slug, and nothing of one in the trash', async () => {
  const { id } = await made({ slug: 'premahnat' })
  const data = { deletedAt: new Date().toISOString() }
  await newsroom.payload.update({ collection: 'employers', id, data, depth: 0 })
  for (const slug of ['premahnat', 'nepoznat']) {
    expect(await ask(slug)).toEqual({ value: null, tags: [] })
  }
  const paths = await answered(newsroom, { ask: 'employerPaths' })
  expect(paths.value).not.toContain('/employer/premahnat/')
})
