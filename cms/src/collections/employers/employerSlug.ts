import { employerSlugFault, employerSlugLength } from '@kariera/shared/rules/employerSlug'
import { firstFreeSlug } from '@kariera/shared/rules/slug'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { sql } from '@payloadcms/db-postgres'
import type { Employer } from '@kariera/shared/payload-types'
import { type CollectionBeforeChangeHook, type FieldHook, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import { connectionOf } from '../../lib/db/connection.ts'
import { httpError } from '../../lib/http/httpError.ts'
import { select } from '../../lib/db/select.ts'

const texts = backOfficeTexts.employer.slug

/** Converts the input to lower case. */
export const lowerCased: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value

type Options = { id?: number | string; req: PayloadRequest }

/**
 * Checks the rules of an employer's slug in their order. The last rule: no other employer outside the trash has it; two
 * saves with the same slug at the same moment run one after the other here.
 */
export async function validEmployerSlug(value: unknown, { id, req }: Options) {
  const slug = typeof value === 'string' ? value : ''
  const fault = employerSlugFault(slug) ?? ((await isTaken(slug, { id, req })) ? 'taken' : null)
  return fault === null || inLanguageOf(req, texts[fault])
}

/**
 * Refuses to restore an employer from the trash if its slug is taken: on a restore Payload validates only the fields
 * that were sent. This is not a field error, because the restore button would show only the field's name.
 *
 * @throws {APIError} 409 if another employer has taken the slug meanwhile
 */
export const refuseTakenSlug: CollectionBeforeChangeHook<Employer> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc?.deletedAt || data.deletedAt) return
  const { id } = originalDoc
  if (!(await isTaken(data.slug ?? originalDoc.slug, { id, req }))) return
  throw httpError(req, texts.taken, 409)
}

async function isTaken(slug: string, { id = 0, req }: Options): Promise<boolean> {
  const connection = await connectionOf(req)
  await connection.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`employers.slug:${slug}`}, 0))`,
  )
  const { rows } = await connection.execute(sql`
    SELECT 1 FROM employers
    WHERE slug = ${slug} AND deleted_at IS NULL AND id <> ${Number(id)} LIMIT 1`)
  return rows.length > 0
}

/** Gives a copy a free slug, with -2, -3, …; its editor may choose another one. */
export const slugOfCopy: FieldHook = async ({
  value,
  req,
}: {
  value?: unknown
  req: PayloadRequest
}) => {
  const beginning = String(value)
    .slice(0, employerSlugLength.max - 6)
    .replace(/-+$/, '')
  const connection = await connectionOf(req)
  const rows = await select(connection, z.object({ slug: z.string() }))`
    SELECT slug FROM employers WHERE starts_with(slug, ${beginning}) AND deleted_at IS NULL`
  const taken = new Set(rows.map(({ slug }) => slug))
  taken.add(beginning)
  return firstFreeSlug(beginning, (slug) => taken.has(slug))
}
