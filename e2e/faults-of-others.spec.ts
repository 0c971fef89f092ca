import { expect, type APIRequestContext } from 'playwright/test'
import { ApiClient } from './apiClient.ts'
import { test } from './journey.ts'

/** Faults that were found in other newsrooms; each test shows that this one does not have it. */
const run = Date.now().toString(36)

async function statusOf(request: APIRequestContext, path: string): Promise<number> {
  return (await request.get(path, { maxRedirects: 0 })).status()
}

test('an address that was asked for before the publish is found after it', async ({ request }) => {
  const api = await ApiClient.open(request)
  const month = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Sofia',
    year: 'numeric',
    month: '2-digit',
  })
    .format()
    .replace('-', '/')
  const path = `/article/${month}/predvaritelno-poiskana-${run}/`
  for (let time = 0; time < 3; time += 1) expect(await statusOf(request, path)).toBe(302)
  await api.write(`Предварително поискана ${run}`)
  await expect.poll(() => statusOf(request, path)).toBe(200)
})

test('home and the related articles are told of a publish, an edit and a removal', async ({
  request,
}) => {
  const api = await ApiClient.open(request)
  const neighbour = await api.write(`Съседка ${run}`)
  const { id, slug } = await api.write(`Новина ${run}`)
  const shownOn = async (path: string, address = slug) =>
    (await (await request.get(path)).text()).includes(address)
  const neighbours = `/article/${neighbour.slug}/`
  for (const path of ['/', neighbours]) await expect.poll(() => shownOn(path)).toBe(true)
  const edited = await api.update(id, { title: `Промяна ${run}`, _status: 'published' })
  for (const path of ['/', neighbours]) {
    const text = async () => (await request.get(path)).text()
    await expect.poll(text).toContain(`Промяна ${run}`)
  }
  await api.update(id, { _status: 'draft' })
  for (const path of ['/', neighbours]) {
    await expect.poll(() => shownOn(path, edited.slug)).toBe(false)
  }
})

test('the title of a draft is on no public page', async ({ request }) => {
  const api = await ApiClient.open(request)
  const secret = `Тайно заглавие ${run}`
  const draft = await api.write(secret, { _status: 'draft' })
  const { id, slug } = await api.write(`Публична ${run}`)
  await expect.poll(() => statusOf(request, `/article/${slug}/`)).toBe(200)
  await api.update(id, { accent: 'Още веднъж', _status: 'published' })
  for (const path of ['/', `/article/${slug}/`, `/api/articles?limit=100`]) {
    expect(await (await request.get(path)).text()).not.toContain(secret)
  }
  expect(await statusOf(request, `/article/${draft.id}/`)).toBe(404)
})

test('a second article of the same title is published beside the first', async ({ request }) => {
  const api = await ApiClient.open(request)
  const one = await api.write(`Еднакво заглавие ${run}`)
  const two = await api.write(`Еднакво заглавие ${run}`)
  expect(two.slug).toBe(`${one.slug}-2`)
  for (const { slug } of [one, two]) {
    await expect.poll(() => statusOf(request, `/article/${slug}/`)).toBe(200)
  }
})
