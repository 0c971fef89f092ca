import { employerSlugFault } from '@kariera/shared/rules/employerSlug'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { sql } from '@payloadcms/db-postgres'
import type { FieldHook, PayloadRequest } from 'payload'
import { inLanguageOf } from '../brand/language.ts'
import { connectionOf } from '../publishing/connection.ts'

const texts = backOfficeTexts.employer.slug

/** Lower case on input (back-office.md, section 5). */
export const lowerCased: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? value.trim().toLowerCase() : value

type Options = { id?: number | string; data: { deletedAt?: unknown }; req: PayloadRequest }

/**
 * The rules of an employer's slug, in their order; the last one: no other employer out of the trash has it. Two of one
 * wish at the same moment wait for each other here.
 */
export async function validEmployerSlug(value: unknown, options: Options): Promise<true | string> {
  const { id, data, req } = options
  const slug = typeof value === 'string' ? value : ''
  const fault = employerSlugFault(slug)
  if (fault !== null) return inLanguageOf(req, texts[fault])
  if (data.deletedAt) return true
  const connection = await connectionOf(req)
  await connection.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`employers.slug:${slug}`}, 0))`,
  )
  const { rows } = await connection.execute(sql`
    SELECT 1 FROM employers
    WHERE slug = ${slug} AND deleted_at IS NULL AND id <> ${Number(id ?? 0)} LIMIT 1`)
  return rows.length === 0 || inLanguageOf(req, texts.taken)
}
