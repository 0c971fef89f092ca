import { now } from '@kariera/shared/clock'
import { errorText } from '@kariera/shared/rules/errors'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { sql } from '@payloadcms/db-postgres'
import type { ListViewClientProps, ListViewServerProps } from 'payload'
import { z } from 'zod'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { ListCounts } from '#admin/load-times/ListCounts.tsx'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { readCounts } from '../readCounts.ts'
import { ListFilters } from './ListFilters.tsx'
import { ListKeys } from './ListKeys.tsx'
import { ListSummary } from './ListSummary.tsx'
import { ListTabs } from './ListTabs.tsx'
import styles from '../List.module.css'

const choicesSchema = z.array(z.object({ id: z.number(), name: z.string() }))

/** The head of the article list: tabs, filters, the number of articles, and whether their views are counted. */
export async function ArticleListHead({
  payload,
  user,
  newDocumentURL,
  hasCreatePermission,
  searchParams,
  i18n,
}: ListViewServerProps & ListViewClientProps) {
  if (!user) return null
  // The counts of the tabs arrive later; the page does not wait for them.
  const counts = readCounts(payload, user.id, now()).catch((error: unknown) => {
    payload.logger.error({ event: 'articles.list.uncounted', error: errorText(error) })
    return null
  })
  // Payload leads here from the address of an article that does not exist.
  const lacksId =
    searchParams?.notFound !== undefined && !/^\d+$/.test(String(searchParams.notFound))
  return (
    <>
      {lacksId && <FailureBanner message={inLanguageOf({ i18n }, backOfficeTexts.article.noId)} />}
      <ListTabs counts={counts} />
      <div className={styles.listBar}>
        <ListFilters
          {...await readChoices(payload)}
          newArticle={hasCreatePermission ? newDocumentURL : null}
          now={now().toISOString()}
        />
        <ListSummary />
      </div>
      <ListCounts all={counts} />
      <ListKeys />
    </>
  )
}

/** The options of the filters. */
async function readChoices(payload: ListViewServerProps['payload']) {
  const { drizzle } = payload.db
  const [categories, authors] = await Promise.all([
    drizzle.execute(sql`SELECT id, value AS name FROM categories ORDER BY value`),
    // Users with articles: an author cannot see other accounts, but sees the author of an article.
    drizzle.execute(sql`
      SELECT id, name FROM users WHERE EXISTS (SELECT FROM articles WHERE author_id = users.id)
      ORDER BY name`),
  ])
  return {
    categories: choicesSchema.parse(categories.rows),
    authors: choicesSchema.parse(authors.rows),
  }
}
