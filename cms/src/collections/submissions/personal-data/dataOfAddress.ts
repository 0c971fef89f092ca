import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import type { Connection } from '#lib/db/connection.ts'
import { select, selectIds, selectOne } from '#lib/db/select.ts'
import { tableOf, type SubmissionCollection } from '../submission.ts'
import { repliesTableOf } from '../work/readWork.ts'
import { actsWith } from '../../audit-log/noteAct.ts'
import {
  foundSchema,
  storedMessageSchema,
  storedRequestSchema,
  type PersonalCounts,
  type PersonalData,
  type PersonalFound,
} from './personalData.ts'

type Condition = ReturnType<typeof sql>

type Conditions = Record<SubmissionCollection, Condition>

/** What an address has sent: a request without another address of its sender may have it in any field. */
function sentBy(address: string): Conditions {
  const isIt = (value: Condition) => sql`lower(btrim(${value})) = ${address.toLowerCase()}`
  return {
    'contact-submissions': isIt(sql`s.email`),
    'branding-requests': sql`(${isIt(sql`s.reply_to`)}
      OR (coalesce(s.reply_to, '') = '' AND ${standsInFields(address)}))`,
  }
}

/** What others have sent, in which the address stands. */
function mentioning(address: string): Conditions {
  const own = sentBy(address)
  const stands = {
    'contact-submissions': standsIn(address, sql`s.message`),
    'branding-requests': standsInFields(address),
  }
  const byOthers = (collection: SubmissionCollection) =>
    sql`(${own[collection]}) IS NOT TRUE
      AND (${stands[collection]} OR ${standsIn(address, sql`coalesce(s.note, '')`)})`
  return {
    'contact-submissions': byOthers('contact-submissions'),
    'branding-requests': byOthers('branding-requests'),
  }
}

function standsInFields(address: string): Condition {
  return sql`EXISTS (SELECT FROM branding_requests_fields AS f
    WHERE f._parent_id = s.id AND ${standsIn(address, sql`coalesce(f.value, '')`)})`
}

/** Whether a text contains the address, and not as a part of a longer one. */
function standsIn(address: string, text: Condition): Condition {
  const literal = address.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)
  const pattern = String.raw`(^|[^[:alnum:]._%+-])${literal}($|\.?($|[^[:alnum:].-]))`
  return sql`lower(${text}) ~ ${pattern}`
}

/** Returns what is known of an address. */
export async function findAddress(db: Connection, address: string): Promise<PersonalFound> {
  const [own, others] = [sentBy(address), mentioning(address)]
  const messages = (where: Conditions) =>
    sql`(SELECT count(*)::int FROM contact_submissions AS s WHERE ${where['contact-submissions']})`
  const requests = (where: Conditions) =>
    sql`(SELECT count(*)::int FROM branding_requests AS s WHERE ${where['branding-requests']})`
  const counts = await selectOne(db, foundSchema.omit({ acts: true }))`
    SELECT ${messages(own)} AS messages, ${requests(own)} AS requests,
      ${messages(others)} + ${requests(others)} AS mentions`
  return { ...counts, acts: await actsWith(db, address) }
}

/** Returns everything that is stored of an address, the oldest first. */
export async function dataOfAddress(db: Connection, address: string): Promise<PersonalData> {
  const where = sentBy(address)
  const messages = await select(db, storedMessageSchema)`
    SELECT s.created_at AS "receivedAt", s.name, s.email, s.phone, s.message,
      ${workOn('contact-submissions')}
    FROM contact_submissions AS s WHERE ${where['contact-submissions']} ORDER BY s.id`
  const requests = await select(db, storedRequestSchema)`
    SELECT s.created_at AS "receivedAt", s.service_name AS service, s.reply_to AS email,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('label', f.label, 'value', f.value)
          ORDER BY f._order), '[]')
        FROM branding_requests_fields AS f WHERE f._parent_id = s.id) AS fields,
      ${workOn('branding-requests')}
    FROM branding_requests AS s WHERE ${where['branding-requests']} ORDER BY s.id`
  return { address, exportedAt: now().toISOString(), messages, requests }
}

function workOn(collection: SubmissionCollection): Condition {
  return sql`s.mail_state AS "mailState", s.answered_at AS "answeredAt", s.note,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('at', r.at, 'text', r.text, 'mailState', r.mail_state)
        ORDER BY r._order), '[]')
      FROM ${repliesTableOf(collection)} AS r WHERE r._parent_id = s.id) AS replies`
}

/** Deletes everything that is stored of an address, and returns how much that was. */
export async function eraseAddress(db: Connection, address: string): Promise<PersonalCounts> {
  const where = sentBy(address)
  const deleted = async (collection: SubmissionCollection) => {
    const ids = await selectIds(db)`
      WITH found AS (
        SELECT s.id FROM ${tableOf(collection)} AS s WHERE ${where[collection]} ORDER BY s.id FOR UPDATE)
      DELETE FROM ${tableOf(collection)} AS s USING found WHERE s.id = found.id RETURNING s.id`
    return ids.length
  }
  return {
    messages: await deleted('contact-submissions'),
    requests: await deleted('branding-requests'),
  }
}
