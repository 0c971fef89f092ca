import type { APIRequestContext } from 'playwright/test'
import { HomeFixture } from './homeFixture.ts'
import { bodyOf, ApiClient } from './apiClient.ts'
import { putUpShowcase } from './showcase.ts'
import { unique } from './contentFixture.ts'

/** More articles than any part of a page shows of one category. */
const articlesOfCategory = 10
const days = 86_400_000

/**
 * Fills an empty newsroom with a small publication that has content of every kind: two categories of ten articles in
 * several months, one of them paid and one in the carousel, a banner at each position of home, and the showcase.
 */
export async function putUpSmallPublication(request: APIRequestContext): Promise<void> {
  const empty = await ApiClient.open(request)
  const names = [unique('Интервюта'), unique('Работа')]
  const categories = await Promise.all(names.map((name) => empty.category(name)))
  const home = await HomeFixture.open(request)
  for (let i = 0; i < articlesOfCategory; i++) {
    for (const [k, category] of categories.entries()) {
      const age = (i * categories.length + k + 1) * 7 * days
      const { id } = await home.api.write(`Статия ${i + 1} от ${k + 1}`, {
        category,
        accent: 'Накратко, за какво става дума.',
        entityName: 'Мая Георгиева',
        body: bodyOf('Текстът на статията.'),
        datePublished: new Date(Date.now() - age).toISOString(),
        hashtags: [`етикет ${i % 3}`],
        paid: i === 1,
      })
      if (i === 2) await home.choose(id, 5)
    }
  }
  for (const position of ['home_header', 'home_exclusive', 'home_middle', 'home_partners'] as const)
    await home.banner(position, { alt: position })
  await putUpShowcase(request)
}
