import { maxPictureBytes } from '@kariera/shared/contracts/uploads'
import { pictureTextLengths } from '@kariera/shared/rules/textLengths'
import { rasterTypes } from '@kariera/shared/rules/contentTypes'
import { errorText } from '@kariera/shared/rules/errors'
import { Turns } from '@kariera/shared/rules/turns'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { settings } from '#settings.ts'
import { onOwnConnection } from '#lib/db/ownConnection.ts'
import { isCrossSite } from '#limits/crossSite.ts'
import { httpError } from '#lib/http/httpError.ts'
import { maxBodyBytes, requireObject, sentObject } from '#lib/http/objectBody.ts'
import { fetchPublic, NotFetched } from '#lib/http/public-fetch/fetchPublic.ts'
import { answerInTurn } from '#limits/rate-limit/inTurn.ts'
import { consumeRateLimit, type Limit } from '#limits/rate-limit/limit.ts'
import { storedPictureAt } from './storedPictureAt.ts'

declare module 'payload' {
  interface RequestContext {
    /** The new picture was pasted with a document, whose author is asked for afterwards. */
    isPasted?: boolean
  }
}

/** Pictures of one account: those of a long document, several times. */
const rateLimit: Limit = { calls: 300, seconds: 600 }

/** Addresses that are fetched at once; they wait for other servers, and hold no connection of the database. */
const fetching = new Turns({ atOnce: 6, waiting: 60 })
const fetchMilliseconds = 20_000

const schema = z.object({
  alt: z.string().max(pictureTextLengths.alt).default(''),
  address: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
})

/**
 * `POST /api/pasted-pictures`: stores a picture that was pasted with a document, which is sent as a form's `file`, or
 * fetched from `address`. A picture of the publication itself is not stored again. Responds with 201 and `{doc}`, as an
 * upload does.
 */
export const pastedPicturesEndpoint: Endpoint = {
  path: '/pasted-pictures',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req
    if (!user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
    if (isCrossSite(req)) throw httpError(req, backOfficeTexts.request.crossSite, 403)
    const wait = await consumeRateLimit(payload, 'pasted', rateLimit, `user ${user.id}`)
    if (wait > 0) throw httpError(req, backOfficeTexts.database.tooMany(wait), 429)
    await requireObject(req, maxBodyBytes)
    const { data } = schema.safeParse(await sentObject(req))
    if (!data) throw httpError(req, backOfficeTexts.picture.wrongValue, 400)
    const { alt, address } = data
    const known = address === undefined ? null : await storedPictureAt(req, address)
    if (known) return answer(known)
    // The clipboard has bytes without a name.
    const sent = req.file && { ...req.file, name: '' }
    const file = address === undefined ? sent : await fetched(req, address)
    if (!file) throw httpError(req, backOfficeTexts.picture.wrongValue, 400)
    return answerInTurn(req, 'uploads', () =>
      onOwnConnection(req, async () => {
        const doc = await payload.create({
          collection: 'media',
          depth: 0,
          data: { alt, type: 'content' },
          file,
          context: { isPasted: true },
          overrideAccess: false,
          user,
          req,
        })
        return answer(doc)
      }),
    )
  },
}

function answer(doc: object): Response {
  return Response.json({ doc }, { status: 201, headers: { 'cache-control': 'no-store' } })
}

/** @throws {APIError} that says the same whether nothing has answered or the address is no public one */
async function fetched(req: PayloadRequest, address: string) {
  const { host } = new URL(address)
  const { picture, pastedPicture } = backOfficeTexts
  try {
    const data = await fetching.take(`user ${req.user?.id}`, () =>
      fetchPublic(address, {
        maximumBytes: maxPictureBytes,
        milliseconds: fetchMilliseconds,
        accept: rasterTypes.join(),
        trusted: settings.trustedPictureHosts,
      }),
    )
    if (!data) throw httpError(req, picture.busy, 503)
    return { data, size: data.length, name: nameIn(address), mimetype: 'application/octet-stream' }
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error
    const { fault, cause } = error
    req.payload.logger.info({
      event: 'pictures.notFetched',
      host,
      error: errorText(cause ?? error),
    })
    throw httpError(
      req,
      fault === 'tooLarge' ? picture.tooLarge : pastedPicture.notReached(host),
      400,
    )
  }
}

/** The last part of an address, as a file is called. */
function nameIn(address: string): string {
  const part = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
