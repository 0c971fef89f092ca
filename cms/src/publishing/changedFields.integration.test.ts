import { staticPageNames } from '@kariera/shared/contracts/staticPages'
import type { FlattenedField, PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { changedFields } from '../../../e2e/changedFields.ts'

/** Payload's own fields of every document, and of every file. */
const ofDocuments = ['id', 'createdAt', 'updatedAt']
const ofFiles = [
  ...['url', 'thumbnailURL', 'filename', 'mimeType', 'filesize'],
  ...['width', 'height', 'sizes'],
]

const known = { category: 1, hashtag: 1, picture: 1, body: {}, run: '' }
const onHome = { article: 1, position: 1, file: 1, logo: 1, run: '' }
const given: Record<string, object> = {
  articles: changedFields.articles(known),
  services: changedFields.services(known),
  employers: changedFields.employers({ ...onHome, articles: [] }),
  pages: changedFields.pages({ ...known, parent: 1 }),
  ...Object.fromEntries(staticPageNames.map((name) => [name, changedFields[name](known)])),
  'site-settings': changedFields['site-settings'](onHome),
  ...Object.fromEntries(
    (['carousel-articles', 'paid-order', 'quotes', 'banners'] as const).map((slug) => [
      slug,
      changedFields[slug](onHome),
    ]),
  ),
  ...Object.fromEntries(
    (
      ['categories', 'hashtags', 'media', 'users', 'banner-positions', 'quote-templates'] as const
    ).map((slug) => [slug, changedFields[slug]('')]),
  ),
}

it('invariant 2: e2e/staleness.spec.ts changes every field that can be written and is shown', async () => {
  const { default: config } = await import('../payload.config.ts')
  const { collections, globals } = await config
  const changeable: string[] = []
  for (const document of [...collections, ...globals]) {
    const { slug, flattenedFields, access } = document
    if (slug.startsWith('payload-') || !(await mayUpdate(access.update))) continue
    changeable.push(slug)
    const isFile = 'upload' in document && Boolean(document.upload)
    const ofPayload = new Set([...ofDocuments, ...(isFile ? ofFiles : [])])
    const own = flattenedFields.filter(({ name }) => !ofPayload.has(name))
    const expected = (await Promise.all(own.map(writable))).flat().sort()
    expect(Object.keys(given[slug] ?? {}).sort(), slug).toEqual(expected)
  }
  expect(changeable.sort()).toEqual(Object.keys(given).sort())
})

type Update = (args: never) => unknown

/** Whether an administrator changes documents of a kind at all. */
async function mayUpdate(update: Update | undefined): Promise<boolean> {
  const req = { user: { role: 'administrator' } } as PayloadRequest
  return Boolean(await update?.({ req } as never))
}

/** The name of the field, if an administrator can write it. */
async function writable(field: FlattenedField): Promise<string[]> {
  const { name } = field
  const isSystem = 'hidden' in field && field.hidden === true
  const isVirtual = 'virtual' in field && field.virtual
  if (isSystem || isVirtual) return []
  const req = { user: { role: 'administrator' } } as PayloadRequest
  const update = 'access' in field ? field.access?.update : undefined
  return update && !(await update({ req } as Parameters<typeof update>[0])) ? [] : [name]
}
