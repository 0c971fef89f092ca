import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import { countUses, findUses, type Target } from './findUses.ts'
import { placeOf } from './refuseWhileUsed.ts'
import { referencesIn, type Reference } from './references.ts'
import type { Replaced, Use } from './use.ts'

/**
 * Puts another document in the next places of a document, at most `maxUses`, each by a save of its own with all rules of
 * its collection. What is not live stays so: of a live document with a newer draft, both are saved.
 *
 * @param by id of the other document
 * @returns what was done until a save was refused
 */
export async function replaceUses(
  req: PayloadRequest,
  target: Target,
  by: number,
): Promise<Replaced> {
  const { payload } = req
  const db = payload.db.drizzle
  const { uses } = await findUses(payload, db, target)
  let replaced = 0
  let refusal: string | null = null
  for (const use of uses) {
    try {
      await replaceIn(req, use, target, by)
      replaced += 1
    } catch (error) {
      if (!(error instanceof APIError) || error.status >= 500) throw error
      const place = placeOf(payload.config, use)
      refusal = inLanguageOf(req, backOfficeTexts.uses.notReplaced(place, error.message))
      break
    }
  }
  const counts = await countUses(payload, db, { collection: target.collection, ids: [target.id] })
  return { replaced, left: counts.get(target.id) ?? 0, refusal }
}

/** Any document, by its fields. */
type Fields = Record<string, unknown> & { updatedAt?: string | null; createdAt?: string | null }

async function replaceIn(
  req: PayloadRequest,
  { kind, slug, id }: Use,
  target: Target,
  by: number,
): Promise<void> {
  const { payload } = req
  const references = referencesIn(payload.config).filter(
    (one) => one.kind === kind && one.slug === slug && one.to.includes(target.collection),
  )
  const changed = (document: Fields, basedOn = document.updatedAt): Fields => ({
    ...Object.fromEntries(
      references.map(({ field, kept }) => [field, withOther(kept, document[field], target.id, by)]),
    ),
    // A colleague may have saved it meanwhile.
    basedOn,
  })
  const { collections, globals } = payload.config
  const global = kind === 'global' && globals.find((one) => one.slug === slug)
  if (global) {
    const place = { slug: global.slug, depth: 0, req }
    const document: Fields = { ...(await payload.findGlobal(place)) }
    await payload.updateGlobal({ ...place, data: changed(document) })
  }
  const collection = kind === 'collection' && collections.find((one) => one.slug === slug)
  if (!collection) return
  const place = { collection: collection.slug, id, depth: 0, trash: true, req }
  const row: Fields = { ...(await payload.findByID(place)) }
  const newest: Fields = { ...(await payload.findByID({ ...place, draft: true })) }
  const isDraft = newest._status === 'draft'
  const isLiveBelow = isDraft && row._status === 'published'
  if (!isLiveBelow) {
    await payload.update({ ...place, draft: isDraft, data: changed(newest) })
    return
  }
  // Payload adds what is given to the newest version, which is not live: all of the row is given, then all of the draft.
  const data = { ...row, ...changed(row, newest.updatedAt) }
  const saved: Fields = { ...(await payload.update({ ...place, data })) }
  const draft = { ...newest, ...changed(newest, saved.updatedAt) }
  await payload.update({ ...place, draft: true, data: draft })
}

function withOther(kept: Reference['kept'], value: unknown, id: number, by: number): unknown {
  switch (kept) {
    case 'column':
      return value === id ? by : value
    case 'relations':
      return z
        .array(z.unknown())
        .parse(value)
        .map((one) => (one === id ? by : one))
    case 'text':
      return withOtherPicture(value, id, by)
  }
}

function withOtherPicture(text: unknown, id: number, by: number): unknown {
  if (text === undefined || text === null) return text
  return JSON.parse(JSON.stringify(text), (_, node: unknown) =>
    isPicture(node) && Number(node.value) === id ? { ...node, value: by } : node,
  )
}

function isPicture(node: unknown): node is { value: unknown } {
  return (
    typeof node === 'object' &&
    node !== null &&
    'type' in node &&
    node.type === 'upload' &&
    'value' in node
  )
}
