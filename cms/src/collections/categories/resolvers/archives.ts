import { categoryMonthPath, categoryPath } from '@kariera/shared/routes'
import type { Archives, MonthOfCategory } from '@kariera/shared/contracts/reading/archives'
import { archivesTag, categoriesTag, categoryTag } from '@kariera/shared/tags'
import { readMonthCounts } from '../../articles/archives/monthCounts.ts'
import { readCategories } from '../readCategories.ts'
import type { Answer, Reader } from '#content-api/reader.ts'

/** Returns every month of every category that has live articles, the newest first. */
export async function resolveArchives(reader: Reader): Promise<Answer<Archives>> {
  const categories = await readCategories(reader)
  return {
    value: await readArchives(reader),
    tags: [archivesTag, categoriesTag, ...categories.map(({ id }) => categoryTag(id))],
  }
}

async function readArchives(reader: Reader): Promise<Archives> {
  const [categories, counts] = await Promise.all([
    readCategories(reader),
    readMonthCounts(reader.payload.db.drizzle, reader.now, null),
  ])
  const monthsOf = Map.groupBy(counts, ({ category }) => category)
  return categories.flatMap(({ id, urlSlug }) => {
    const months = (monthsOf.get(id) ?? []).map(({ month }) => month)
    return urlSlug && months.length > 0 ? { slug: urlSlug, months } : []
  })
}

/** Returns the paths of all categories, and of their months with live articles. */
export async function readCategoryPaths(reader: Reader): Promise<string[]> {
  const [categories, archives] = await Promise.all([readCategories(reader), readArchives(reader)])
  return [
    ...categories.flatMap(({ urlSlug }) => (urlSlug ? categoryPath(urlSlug) : [])),
    ...archives.flatMap(({ slug, months }) =>
      months.map((month) => categoryMonthPath(slug, month)),
    ),
  ]
}

/** Returns the months of one category that have live articles, the newest first. */
export async function readMonthsOf(category: number, reader: Reader): Promise<MonthOfCategory[]> {
  const counts = await readMonthCounts(reader.payload.db.drizzle, reader.now, category)
  return counts.map(({ month, count }) => ({ month, count }))
}
