import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { getRequestLanguage, parseCookies, type Payload } from 'payload'
import { z } from 'zod'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import { consumeRateLimit, type Limit } from '../rate-limit/limit.ts'
import { callerOf } from '../caller.ts'
import { queryBounds } from './bounds.ts'
import { exceededBound } from './measure.ts'
import { serverFunctionNames } from './serverFunctionNames.ts'

/** Longest arguments as JSON, characters: a long article with the state of its form takes a tenth. */
const maxArgumentsLength = 1_000_000

/** Limit per user: each pause in typing makes a request. */
const maxOfUser: Limit = { calls: 1200, seconds: 60 }
/** Limit per network without a session; such calls are always refused. */
const maxOfAnyone: Limit = { calls: 60, seconds: 60 }

const callSchema = z.object({
  name: z.enum(serverFunctionNames),
  args: z.looseObject({
    query: z.looseObject({}).optional().catch({}),
    searchParams: z.looseObject({}).optional().catch({}),
  }),
})

const slugSchema = z.union([z.string().max(200), z.array(z.string().max(200)).max(50)]).optional()

/** Returns why a call of a server function is refused, in the caller's language; null if it is allowed. */
export async function refusalOf(
  payload: Payload,
  headers: Headers,
  call: unknown,
): Promise<string | null> {
  const reader = readerOf(payload, headers)
  const say = (text: BackOfficeText) => inLanguageOf(reader, text)
  const { user } = await payload.auth({ headers })
  const wait = await waitOf(payload, headers, user?.id)
  if (wait > 0) return say(backOfficeTexts.database.tooMany(wait))
  const { data } = callSchema.safeParse(call)
  if (!user || !data) return say(backOfficeTexts.request.serverFunction)
  const { args } = data
  if (sizeOf(args) > maxArgumentsLength)
    return say(backOfficeTexts.request.tooLong(maxArgumentsLength))
  for (const name of ['collectionSlug', 'globalSlug'])
    if (!slugSchema.safeParse(args[name]).success)
      return say(backOfficeTexts.request.serverFunction)
  for (const query of [args.query, args.searchParams]) {
    const bound = exceededBound(query ?? {})
    if (bound) return say(backOfficeTexts.query.tooLarge[bound](queryBounds[bound]))
  }
  return null
}

async function waitOf(payload: Payload, headers: Headers, id?: number | string): Promise<number> {
  if (id !== undefined)
    return consumeRateLimit(payload, 'server functions', maxOfUser, `user ${id}`)
  const caller = callerOf({ headers })
  return consumeRateLimit(payload, 'server functions, anyone', maxOfAnyone, caller)
}

/** Infinite if the arguments are not plain data: React's protocol also allows promises and forms. */
function sizeOf(args: object): number {
  try {
    return JSON.stringify(args).length
  } catch {
    return Infinity
  }
}

function readerOf({ config }: Payload, headers: Headers) {
  const language = getRequestLanguage({ config, cookies: parseCookies(headers), headers })
  return { i18n: { language } }
}
