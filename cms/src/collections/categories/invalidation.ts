import { categoryPath, homePath } from '@kariera/shared/routes'
import { categoriesTag, categoryTag } from '@kariera/shared/tags'
import {
  formerAndPresentPaths,
  unique,
  type InvalidationRule,
} from '../../publishing/invalidationRule.ts'
import { monthPathsOf } from '../articles/archives/affectedArchives.ts'

/** If its address has changed, its months must be rendered at the new address. */
export const categoryInvalidation: InvalidationRule<'categories'> = async (event, context) => {
  const { documentId: id, was, is } = event
  const own = formerAndPresentPaths(event, categoryPath)
  const months = was?.slug === is?.slug ? [] : await monthPathsOf(id, context.db, context.moment)
  return { paths: unique([homePath, ...own, ...months]), tags: [categoryTag(id), categoriesTag] }
}
