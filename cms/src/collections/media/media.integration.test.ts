import type { Media } from '@kariera/shared/payload-types'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { redAndBlue } from '../../testing/pictures.ts'
import { bodyShowing } from '../../testing/bodyShowing.ts'
import { restAs, restAsAnyone } from '../../testing/rest.ts'

let newsroom: TestNewsroom
let picture: Media
let asEditor: Awaited<ReturnType<typeof restAs>>

beforeAll(async () => {
  newsroom = await openNewsroom()
  picture = await upload()
  asEditor = await restAs(newsroom, 'editor')
})
afterAll(() => newsroom.close())

describe('a forged request', () => {
  it('cannot lead a picture to another file or address', async () => {
    const answer = await asEditor('PATCH', `/media/${picture.id}`, {
      alt: 'Подправена',
      type: 'content',
      title: 'Чужда',
      originalName: 'чужда.jpg',
      url: 'https://evil.example/a.jpg',
      thumbnailURL: 'https://evil.example/a.jpg',
      filename: 'other.jpg',
      mimeType: 'text/html',
      filesize: 1,
      width: 1,
      height: 1,
      prefix: '../../..',
      _objectKey: 'x',
      sizes: { card: { filename: 'other.jpg', url: 'https://evil.example/a.jpg', width: 1 } },
    })
    expect(answer.status).toBe(200)
    const { updatedAt, ...changed } = await current()
    const described = { alt: 'Подправена', title: 'Подправена' }
    expect({ ...picture, ...described, updatedAt }).toEqual({ ...changed, updatedAt })
  })

  it('never makes the newsroom fetch an address', async () => {
    let asked = 0
    const server = createServer((_req, res) => {
      asked += 1
      res.end()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.jpg`
    const edits = 'uploadEdits[focalPoint][x]=10'
    const answers = [
      await asEditor('POST', '/media', { url, filename: 'a.jpg' }),
      await asEditor('POST', `/media/${picture.id}/duplicate`, { url, filename: 'a.jpg' }),
      await asEditor('GET', `/media/paste-url?src=${encodeURIComponent(url)}`),
      await asEditor('GET', `/media/paste-url/${picture.id}?src=${encodeURIComponent(url)}`),
      await asEditor('PATCH', `/media?where[id][equals]=${picture.id}&${edits}`, {
        url,
        filename: 'a.jpg',
      }),
    ]
    expect(
      answers.map(({ status }) => status).filter((status) => status < 400 || status > 499),
    ).toEqual([])
    const moved = await asEditor('PATCH', `/media/${picture.id}?${edits}`, {
      url,
      filename: 'a.jpg',
    })
    expect(moved.status).toBe(200)
    picture = await current()
    expect(picture.focalX).toBe(10)
    expect(asked).toBe(0)
    server.close()
  })

  it.each([
    ['a file of the newsroom', { filename: 'PICTURE', collectionSlug: 'media' }],
    ['a receipt of nobody', { filename: 'PICTURE', clientUploadContext: { signedReceipt: 'x' } }],
    ['nothing', {}],
  ])('cannot name %s in place of sending a file', async (_what, file) => {
    const named = { ...file, ...('filename' in file && { filename: picture.filename }) }
    const answer = await send('POST', '/media', { file: JSON.stringify(named) })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  })

  it.each([
    [{ focalX: -1, focalY: 50 }],
    [{ focalX: 50, focalY: 100.5 }],
    [{ focalX: 'left', focalY: 50 }],
    [{ focalX: [50], focalY: 50 }],
    [{ focalX: {} }],
    [{ focalY: true }],
  ])('with a focal point outside of the picture is refused: %j', async (body) => {
    const answer = await asEditor('PATCH', `/media/${picture.id}`, body)
    expect([answer.status, await messageOf(answer)]).toEqual([
      400,
      'The focal point has to lie in the picture: two numbers from 0 to 100.',
    ])
  })

  it.each([
    ['focalPoint][x]=101', 'The focal point has to lie in the picture: two numbers from 0 to 100.'],
    ['focalPoint]=x', 'The focal point has to lie in the picture: two numbers from 0 to 100.'],
    [
      'crop][x]=10&uploadEdits[crop][y]=0&uploadEdits[widthInPixels]=300&uploadEdits[heightInPixels]=10',
      'A picture is cut in the article that shows it. The original stays whole.',
    ],
  ])('with edits that are none is refused: %s', async (edits, message) => {
    const answer = await asEditor('PATCH', `/media/${picture.id}?uploadEdits[${edits}`, {})
    expect([answer.status, await messageOf(answer)]).toEqual([400, message])
    expect((await current()).filename).toBe(picture.filename)
  })

  it.each([
    [{ alt: 5 }],
    [{ alt: ['x'] }],
    [{ alt: {} }],
    [{ alt: 'x'.repeat(501) }],
    [{ author: { a: 1 } }],
    [{ author: true }],
  ])('of wrong types is refused, and is no fault of ours: %j', async (body) => {
    const answer = await asEditor('PATCH', `/media/${picture.id}`, body)
    expect(answer.status).toBe(400)
  })

  it.each([['abc'], ['0'], ['99999999999999'], ['-1'], ['1.5']])(
    'for a picture that there is not is told so: %s',
    async (id) => {
      const answer = await asEditor('PATCH', `/media/${id}`, { focalX: 1 })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    },
  )

  it('cannot give many pictures one file', async () => {
    const before = await readdir(mediaDir())
    const answer = await asEditor('PATCH', '/media?where[id][exists]=true', { focalX: 10 })
    expect([answer.status, await messageOf(answer)]).toEqual([
      400,
      'File and focal point are changed for one picture at a time.',
    ])
    const { data } = await redAndBlue()
    const many = await send('PATCH', '/media?where[id][exists]=true', {
      file: new File([new Uint8Array(data)], 'a.jpg', { type: 'image/jpeg' }),
    })
    expect(many.status).toBe(400)
    expect(await readdir(mediaDir())).toEqual(before)
  })
})

describe('who may', () => {
  it('change a picture: editors each, authors those that they uploaded', async () => {
    const author = await signIn('author')
    const own = await created(await send('POST', '/media', await formWithPicture(), author))
    const changed = await send('PATCH', `/media/${own.id}?uploadEdits[focalPoint][x]=5`, {}, author)
    expect(changed.status).toBe(200)
    const before = await current()
    const foreign = await send(
      'PATCH',
      `/media/${picture.id}`,
      { _payload: '{"alt":"Моя"}' },
      author,
    )
    expect(foreign.status).toBe(403)
    const recut = await send(
      'PATCH',
      `/media/${picture.id}?uploadEdits[focalPoint][x]=5`,
      {},
      author,
    )
    expect(recut.status).toBe(403)
    expect(await current()).toEqual(before)
    const stolen = await send(
      'PATCH',
      `/media/${own.id}`,
      { _payload: JSON.stringify({ owner: null, alt: 'Моя' }) },
      author,
    )
    expect((await created(stolen)).owner).toEqual(own.owner)
    for (const role of ['editor', 'administrator'] as const) {
      const call = await restAs(newsroom, role)
      expect((await call('PATCH', `/media/${own.id}`, { alt: role })).status).toBe(200)
    }
  })

  it('see the file that the newsroom keeps: who is signed in, and nobody else', async () => {
    const anyone = restAsAnyone(newsroom)
    for (const name of [picture.filename, picture.sizes?.w320?.filename, 'nyama.jpg']) {
      expect((await anyone('GET', `/media/file/${name}`)).status).toBe(403)
    }
    expect((await anyone('GET', `/media/${picture.id}`)).status).toBe(403)
    const answer = await asEditor('GET', `/media/file/${picture.filename}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await answer.arrayBuffer()).byteLength).toBe(picture.filesize)
    for (const name of ['nyama.jpg', '..%2f..%2f.env', '%2fetc%2fpasswd']) {
      expect([400, 403, 404]).toContain((await asEditor('GET', `/media/file/${name}`)).status)
    }
  })

  it('see or change names of former files: nobody', async () => {
    const administrator = await restAs(newsroom, 'administrator')
    for (const address of ['/retired-files', '/retired-files/1', '/retired-files/count']) {
      expect((await administrator('GET', address)).status).toBeGreaterThanOrEqual(400)
    }
    const forged = await administrator('POST', '/retired-files', {
      filename: picture.filename,
      retiredAt: new Date(0).toISOString(),
    })
    expect(forged.status).toBeGreaterThanOrEqual(400)
  })
})

describe('A-RT-3 whether a picture is a main one or one of a text', () => {
  const typeOf = async (id: number) => {
    const [one, [listed], { docs }] = await Promise.all([
      asEditor('GET', `/media/${id}?depth=0`).then((answer) => answer.json()),
      asEditor('GET', `/media?depth=0&where[id][equals]=${id}`)
        .then((answer) => answer.json())
        .then(({ docs: found }) => found),
      asEditor('GET', '/media/library').then((answer) => answer.json()),
    ])
    const inLibrary = docs.find((picture: Media) => picture.id === id)
    expect([listed.type, inLibrary.type]).toEqual([one.type, one.type])
    return one.type
  }

  it('is known by its uses, in drafts too, and not chosen by hand', async () => {
    const about = { type: 'article', author: 'Мария' }
    const _payload = JSON.stringify(about)
    const { id } = await created(
      await send('POST', '/media', { ...(await formWithPicture()), _payload }),
    )
    expect(await typeOf(id)).toBe('article')
    const article = await newsroom.payload.create({
      collection: 'articles',
      draft: true,
      data: { title: 'Показва я', _status: 'draft' },
      req: await newsroom.asEditor(),
    })
    const show = (data: object) =>
      asEditor('PATCH', `/articles/${article.id}?draft=true`, { _status: 'draft', ...data })
    await show({ body: bodyShowing(id) })
    expect(await typeOf(id)).toBe('content')
    await asEditor('PATCH', `/media/${id}`, { type: 'article' })
    expect(await typeOf(id)).toBe('content')
    await show({ picture: id })
    expect(await typeOf(id)).toBe('article')
    await show({ picture: null })
    expect(await typeOf(id)).toBe('content')
  })
})

describe('A-RT-3 the author of a picture', () => {
  const sent = async (about: object) =>
    send('POST', '/media', { ...(await formWithPicture()), _payload: JSON.stringify(about) })

  it('is named when a picture for a text is uploaded', async () => {
    for (const about of [{ type: 'content' }, { type: 'content', author: '  ' }])
      expect(await refusalOf(await sent(about))).toBe('Please enter the author name')
    const { author } = await created(await sent({ type: 'content', author: ' Мария ' }))
    expect(author).toBe('Мария')
  })

  it('may be unknown of a main picture, which can be described all the same', async () => {
    const { id } = await created(await sent({ type: 'article' }))
    expect((await asEditor('PATCH', `/media/${id}`, { alt: 'Пекар' })).status).toBe(200)
  })

  it('may be changed, but not taken away', async () => {
    const { id } = await created(await sent({ author: 'Мария' }))
    for (const author of ['', ' ', null])
      expect(await refusalOf(await asEditor('PATCH', `/media/${id}`, { author }))).toBe(
        'Author name is required',
      )
    const changed = await asEditor('PATCH', `/media/${id}`, { author: 'Иван', alt: 'Пекар' })
    expect(await created(changed)).toMatchObject({ author: 'Иван', alt: 'Пекар' })
  })
})

const mediaDir = () => path.join(process.env.DATA_DIR ?? '', 'media')

async function upload(): Promise<Media> {
  const req = await newsroom.asEditor()
  const file = await redAndBlue()
  return newsroom.payload.create({
    collection: 'media',
    depth: 0,
    req,
    data: { alt: 'Снимка' },
    file,
  })
}

function current(): Promise<Media> {
  return newsroom.payload.findByID({ collection: 'media', id: picture.id, depth: 0 })
}

async function formWithPicture() {
  const { data, name, mimetype: type } = await redAndBlue()
  return { file: new File([new Uint8Array(data)], name, { type }), _payload: '{"alt":"Моята"}' }
}

async function signIn(role: 'author' | 'editor'): Promise<string> {
  const user = { email: `${randomUUID()}@example.com`, password: randomUUID() }
  await newsroom.payload.create({
    collection: 'users',
    depth: 0,
    data: { ...user, name: role, role },
  })
  const { token } = await newsroom.payload.login({ collection: 'users', data: user })
  return token ?? ''
}

/**
 * Sends a form, as the admin does.
 *
 * @param token by default of an editor
 */
async function send(
  method: 'POST' | 'PATCH',
  address: string,
  fields: Record<string, string | File>,
  token?: string,
): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (Object.keys(fields).length === 0) form.set('_payload', '{}')
  return handleEndpoints({
    config: newsroom.payload.config,
    payloadInstanceCacheKey: process.env.DATABASE_URL,
    request: new Request(`http://localhost/api${address}`, {
      method,
      headers: { authorization: `JWT ${token ?? (await signIn('editor'))}` },
      body: form,
    }),
  })
}

async function created(answer: Response): Promise<Media> {
  expect(answer.ok).toBe(true)
  return ((await answer.json()) as { doc: Media }).doc
}

/** Why the first field was refused. */
async function refusalOf(answer: Response): Promise<string | undefined> {
  const { errors } = (await answer.json()) as {
    errors?: { data?: { errors?: { message: string }[] } }[]
  }
  return errors?.[0]?.data?.errors?.[0]?.message
}

async function messageOf(answer: Response): Promise<string | undefined> {
  return ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message
}
