import { now } from '@kariera/shared/clock'
import { errorText } from '@kariera/shared/rules/errors'
import { sql } from '@payloadcms/db-postgres'
import type { ListViewClientProps, ListViewServerProps } from 'payload'
import { z } from 'zod'
import { readCounts } from '../readCounts.ts'
import { ListFilters } from './ListFilters.tsx'
import { ListKeys } from './ListKeys.tsx'
import { ListSummary } from './ListSummary.tsx'
import { ListTabs } from './ListTabs.tsx'

const choicesSchema = z.array(z.object({ id: z.number(), name: z.string() }))

/** Above the articles: which ones are shown, how many they are, and whether their views are counted. */
export async function ArticleListHead({
  payload,
  user,
  viewType,
  newDocumentURL,
  hasCreatePermission,
}: ListViewServerProps & ListViewClientProps) {
  if (!user) return null
  // How many stand behind each tab comes when it is counted: nobody waits for it.
  const counts = readCounts(payload, user.id, now()).catch((error: unknown) => {
    payload.logger.error({ event: 'articles.list.uncounted', error: errorText(error) })
    return null
  })
  const isTrash = viewType === 'trash'
  return (
    <>
      <ListTabs counts={counts} isTrash={isTrash} />
      {!isTrash && (
        <ListFilters
          {...await readChoices(payload)}
          newArticle={hasCreatePermission ? newDocumentURL : null}
          now={now().toISOString()}
        />
      )}
      <ListSummary isTrash={isTrash} />
      <ListKeys />
    </>
  )
}

/** What can be chosen to filter by. */
async function readChoices(payload: ListViewServerProps['payload']) {
  const { drizzle } = payload.db
  const [categories, authors] = await Promise.all([
    drizzle.execute(sql`SELECT id, value AS name FROM categories ORDER BY value`),
    // Who has written: an author sees no other accounts, but whose an article is.
    drizzle.execute(sql`
      SELECT id, name FROM users WHERE EXISTS (SELECT FROM articles WHERE author_id = users.id)
      ORDER BY name`),
  ])
  return {
    categories: choicesSchema.parse(categories.rows),
    authors: choicesSchema.parse(authors.rows),
  }
}
