import type { FlattenedField, PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { changedFields } from '../../../e2e/changedFields.ts'

/** Payload's own, of every document or of every file. */
const ofPayload = new Set([
  ...['id', 'createdAt', 'updatedAt'],
  ...['url', 'thumbnailURL', 'filename', 'mimeType', 'filesize', 'width', 'height', 'sizes'],
])

const known = { category: 1, hashtag: 1, picture: 1, body: {}, run: '' }
const given: Record<string, object> = {
  ...Object.fromEntries(
    (['categories', 'hashtags', 'media', 'users', 'site-settings'] as const).map((slug) => [
      slug,
      changedFields[slug](''),
    ]),
  ),
  articles: changedFields.articles(known),
}

it('invariant 2: e2e/staleness.spec.ts changes every field that can be written and is shown', async () => {
  const { default: config } = await import('../payload.config.ts')
  const { collections, globals } = await config
  for (const [slug, changes] of Object.entries(given)) {
    const one = [...collections, ...globals].find((document) => document.slug === slug)
    const fields = await Promise.all((one?.flattenedFields ?? []).map(writable))
    const expected = fields.flat().sort()
    expect(expected.length, slug).toBeGreaterThan(0)
    expect(Object.keys(changes).sort(), slug).toEqual(expected)
  }
})

/** What an administrator can write. */
async function writable(field: FlattenedField): Promise<string[]> {
  const { name } = field
  const isSystem = 'hidden' in field && field.hidden === true
  const isVirtual = 'virtual' in field && field.virtual
  if (ofPayload.has(name) || isSystem || isVirtual) return []
  const req = { user: { role: 'administrator' } } as PayloadRequest
  const update = 'access' in field ? field.access?.update : undefined
  return update && !(await update({ req } as Parameters<typeof update>[0])) ? [] : [name]
}
