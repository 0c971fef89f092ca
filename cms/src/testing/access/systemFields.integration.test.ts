import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshWord } from './documents.ts'
import { NewsroomOfCallers } from './newsroomOfCallers.ts'
import type { CallerName } from './rights.ts'

let open: NewsroomOfCallers

beforeAll(async () => {
  open = await NewsroomOfCallers.open()
})
afterAll(() => open.newsroom.close())

const moment = '2001-02-03T04:05:06.000Z'

/** Fields of the system, a value, and the caller who tries to write it. Other callers have no more rights. */
const guarded: [slug: string, field: string, value: unknown, caller?: CallerName][] = [
  ['articles', 'slug', freshWord()],
  // Editors promote articles.
  ['articles', 'paid', true, 'author: own'],
  ['articles', 'paidStartDate', moment, 'author: own'],
  ['articles', 'paidEndDate', moment, 'author: own'],
  ['articles', 'sponsor', freshWord(), 'author: own'],
  ['articles', 'author', 1],
  ['articles', 'firstPromotedAt', moment],
  ['articles', 'pictureCut', 1],
  ['articles', 'authorName', freshWord()],
  ['articles', 'liveFrom', moment],
  ['articles', 'state', 'failed'],
  ['categories', 'urlSlug', freshWord()],
  ['hashtags', 'key', freshWord()],
  ['hashtags', 'slug', freshWord()],
  ['hashtags', 'count', 4242],
  ['media', 'owner', 1],
  ['media', 'originalName', freshWord()],
  ['media', 'title', freshWord()],
  ['media', 'type', 'content'],
  ['employers', 'title', freshWord()],
  ['employer-logos', 'originalName', freshWord()],
  ['logos', 'originalName', freshWord()],
  ['quotes', 'slug', freshWord()],
  ['quotes', 'rank', 4242],
  ['carousel-articles', 'place', 4242],
  ['quotes', 'quoteImage', 1],
  ['quotes', 'template', 1],
  ['quotes', 'quoteShortText', freshWord()],
  ['quotes', 'quoteImageGeneratedAt', moment],
  ['quotes', 'quoteImageStatus', 'generated'],
  ['pages', 'path', freshWord()],
  ['services', 'slug', freshWord()],
  ['banners', 'contentFile', 1],
  ['banners', 'createdBy', 1],
  ['banner-positions', 'bannerPosition', freshWord()],
  // Only administrators assign roles, and nobody assigns their own.
  ['users', 'role', 'editor', 'author: own'],
  ['users', 'role', 'administrator', 'author: own'],
  ['users', 'resetPasswordToken', freshWord()],
  ['users', 'resetPasswordExpiration', moment],
  ['users', 'resetPasswordRequestedAt', moment],
  ['users', 'salt', freshWord()],
  ['users', 'hash', freshWord()],
  ['users', 'sessions', [{ id: freshWord(), createdAt: moment, expiresAt: moment }]],
]

describe('A-ART-2 invariant 10: a field of the system', () => {
  it('is in this table', () => {
    const closed = open.newsroom.payload.config.collections.flatMap(({ slug, flattenedFields }) =>
      flattenedFields.flatMap((field) =>
        'access' in field && field.access?.update ? `${slug}.${field.name}` : [],
      ),
    )
    const named = new Set(guarded.map(([slug, field]) => `${slug}.${field}`))
    expect([...named].sort()).toEqual(closed.sort())
  })

  it.each(guarded)(
    '%s.%s is not changed to %s by a change',
    async (slug, field, value, caller = 'administrator') => {
      const { subject, call } = await open.attempt(slug, caller)
      const before = await rowOf(slug, subject.id)
      const isPublished = slug === 'articles' || slug === 'quotes'
      const data = { [field]: value, ...(isPublished && { _status: 'published' }) }
      const answer = await call('PATCH', `/${slug}/${subject.id}`, data)
      expect(answer.status, await answer.text()).toBeLessThan(500)
      expect(await rowOf(slug, subject.id)).toEqual(before)
    },
  )

  it.each(guarded.filter(([slug]) => slug === 'articles' || slug === 'categories'))(
    '%s.%s is not set to %s from the start',
    async (slug, field, value, caller = 'administrator') => {
      const { call, content: usual } = await open.attempt(slug, caller)
      const content = { ...usual, [field]: value }
      const answer = await call('POST', `/${slug}?depth=0`, content)
      expect(answer.status, await answer.clone().text()).toBe(201)
      const { doc } = await answer.json()
      expect(doc[field]).not.toEqual(value)
    },
  )
})

/** The stored row of a document, except its change date and what Payload itself records. */
async function rowOf(slug: string, id: number): Promise<unknown> {
  const sessions = slug === 'users' ? sql`users_sessions` : sql`(SELECT 0 AS _parent_id)`
  const { rows } = await open.newsroom.payload.db.drizzle.execute(sql`
    SELECT to_jsonb(t) - 'updated_at' - 'thumbnail_u_r_l' AS row,
      (SELECT jsonb_agg(to_jsonb(s)) FROM ${sessions} AS s WHERE s._parent_id = t.id) AS sessions
    FROM ${sql.identifier(slug.replaceAll('-', '_'))} AS t WHERE id = ${id}`)
  return rows
}
