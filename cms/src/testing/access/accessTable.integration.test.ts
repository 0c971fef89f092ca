import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changes, looks, type Attempt } from './attempts.ts'
import { changedTables, databaseImage } from './databaseImage.ts'
import { freshWord, textFieldOf } from './documents.ts'
import { NewsroomOfCallers } from './newsroomOfCallers.ts'
import { rights, rightsInGlobals, rightsInHiddenArticles } from './rights.ts'

let open: NewsroomOfCallers

beforeAll(async () => {
  open = await NewsroomOfCallers.open()
})
afterAll(() => open.newsroom.close())

const configured = () => open.newsroom.payload.config

describe('invariant 9: the table of access', () => {
  it('has a row for every collection, with a line for all that can be done with it', () => {
    for (const collection of configured().collections) {
      const lines = rights.filter(({ subject }) => subject === collection.slug)
      expect(lines.map(({ line }) => line).sort(), collection.slug).toEqual(
        linesFor(collection).sort(),
      )
    }
  })

  it('has a row for every global', () => {
    const rows = new Set(rightsInGlobals.map(({ subject }) => subject))
    expect([...rows].sort()).toEqual(
      configured()
        .globals.map(({ slug }) => slug)
        .sort(),
    )
  })
})

describe.each(rights)('$subject: $line', ({ subject: slug, line, words }) => {
  it.each(Object.entries(looks[line] ?? {}).filter(([name]) => isThere(slug, name)))(
    'as the table says: %s',
    async (_name, look) => {
      const row = await open.rowOf(async (caller) => {
        const { answer, shown } = await look(await open.attempt(slug, caller))
        return faultOf(answer) ?? (shown ? 'yes' : 'no')
      })
      expect(row).toEqual(words)
    },
  )

  it.each(Object.entries(changes[line] ?? {}).filter(([name]) => isThere(slug, name)))(
    'as the table says: %s',
    async (_name, { send, ofTrashed, writes }) => {
      const row = await open.rowOf(async (caller) => {
        const attempt = await open.attempt(slug, caller, ofTrashed ? 'trashed' : 'live')
        const before = await databaseImage(open.newsroom)
        const answer = await send(attempt)
        const changed = changedTables(before, await databaseImage(open.newsroom))
        if (changed.length > 0) open.forgetSubjects()
        const text = await answer.text()
        const done = changed.some((table) => tablesOf(slug).includes(table))
        if (answer.ok && done && (!writes || (await isWritten(attempt)))) return 'yes'
        if (changed.length > 0) return `changed ${changed.join()} and answered ${answer.status}`
        const claimed = answer.ok && !text.includes('"docs":[]')
        return faultOf(answer) ?? (claimed ? `claimed to have done it: ${text}` : 'no')
      })
      expect(row).toEqual(words)
    },
  )
})

describe.each(rightsInHiddenArticles)('a $subject article: $line', ({ subject, line, words }) => {
  it.each(Object.entries(looks[line] ?? {}))('as the table says: %s', async (_name, look) => {
    const row = await open.rowOf(async (caller) => {
      const { answer, shown } = await look(await open.attempt('articles', caller, subject))
      return faultOf(answer) ?? (shown ? 'yes' : 'no')
    })
    expect(row).toEqual(words)
  })
})

describe.each(rightsInGlobals)('$subject: $line', ({ subject: slug, line, words }) => {
  it('as the table says', async () => {
    const row = await open.rowOf(async (caller) => {
      const call = open.call(caller)
      const before = await databaseImage(open.newsroom)
      const address = `/globals/${slug}`
      const change = { homeMessage: freshWord(), lastTick: new Date().toISOString() }
      const answer =
        line === 'read' ? await call('GET', address) : await call('POST', address, change)
      const changed = changedTables(before, await databaseImage(open.newsroom))
      if (answer.ok === (line === 'read' || changed.length > 0)) return answer.ok ? 'yes' : 'no'
      return faultOf(answer) ?? (changed.length > 0 ? `changed ${changed.join()}` : 'no')
    })
    expect(row).toEqual(words)
  })
})

type Collection = ReturnType<typeof configured>['collections'][number]

function linesFor({ trash, versions, endpoints }: Collection): string[] {
  const isEntryPoint = (path: string) =>
    Array.isArray(endpoints) && endpoints.some((one) => one.path === path)
  return [
    ...['read', 'create', 'update', 'delete'],
    ...(trash ? ['trash', 'restore', 'delete from trash'] : []),
    ...(versions ? ['read versions', 'restore version', 'draft'] : []),
    ...(isEntryPoint('/:id/duplicate') ? ['duplicate'] : []),
  ]
}

/**
 * Whether a way to read exists: preferences are read by keys instead of ids, at a separate endpoint (access/entryPoints.ts).
 */
function isThere(slug: string, name: string): boolean {
  return slug !== 'payload-preferences' || !/^(?:by id|count)/.test(name)
}

function faultOf({ status }: Response): string | null {
  return status >= 500 ? `answered ${status}` : null
}

/** Includes the table of versions, which contains the drafts. */
function tablesOf(slug: string): string[] {
  const table = slug.replaceAll('-', '_')
  return slug === 'articles' || slug === 'quotes' ? [table, `_${table}_v`] : [table]
}

/** Whether the collection contains the word; true for collections without a text field. */
async function isWritten({ slug, word }: Attempt): Promise<boolean> {
  if (!textFieldOf[slug]) return true
  const found = tablesOf(slug).map(
    (table) => sql`SELECT 1 FROM ${sql.identifier(table)} AS t WHERE t::text LIKE ${`%${word}%`}`,
  )
  const { rows } = await open.newsroom.payload.db.drizzle.execute(sql.join(found, sql` UNION ALL `))
  return rows.length > 0
}
