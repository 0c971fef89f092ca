import { expect, test } from 'playwright/test'
import { Desk } from './desk.ts'

const run = Date.now().toString(36)

test('R-ART-8 the address by id leads for good to the address of the slug, also after it has changed', async ({
  page,
  request,
}) => {
  const desk = await Desk.open(request)
  const { id, slug } = await desk.write(`По номер ${run}`)
  const target = async () => {
    const answer = await request.get(`/article/${id}?from=mail`, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  await expect.poll(target).toEqual([308, `/article/${slug}/?from=mail`])
  const renamed = await desk.update(id, { title: `По ново име ${run}`, _status: 'published' })
  expect(renamed.slug).not.toBe(slug)
  await expect.poll(target).toEqual([308, `/article/${renamed.slug}/?from=mail`])
  await page.goto(`/article/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`По ново име ${run}`)
})

test('R-ART-8 an article missing by its id is the page for what is not there; by its slug it leads home', async ({
  page,
}) => {
  const byId = await page.goto('/article/99999999')
  expect(byId?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found')
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/article/2020/01/nyama-takava/')
  await expect(page).toHaveURL('/')
})
