import { may } from '@kariera/shared/rules/roles'
import type { CollectionSlug } from 'payload'
import type { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { DashboardReader } from './readBlocks.ts'

/** What somebody does in a new publication: where, and whether it is done; unknown (null) for settings. */
export type FirstStep = {
  name: keyof typeof backOfficeTexts.dashboard.first.steps
  path: `/${string}`
  isDone: boolean | null
}

/** Returns what is done first in a publication without any article, as far as the user may do it; else nothing. */
export async function readFirstSteps({ payload, user }: DashboardReader): Promise<FirstStep[]> {
  const count = async (collection: CollectionSlug) =>
    (await payload.count({ collection, trash: true })).totalDocs
  if ((await count('articles')) > 0) return []
  const isAdministrator = may(user, 'administer')
  const steps: (FirstStep | false)[] = [
    isAdministrator && { name: 'settings', path: '/globals/site-settings', isDone: null },
    may(user, 'edit') && {
      name: 'category',
      path: '/collections/categories',
      isDone: (await count('categories')) > 0,
    },
    isAdministrator && {
      name: 'colleague',
      path: '/collections/users',
      isDone: (await count('users')) > 1,
    },
    { name: 'article', path: '/collections/articles/create', isDone: false },
  ]
  return steps.filter((step) => step !== false)
}
