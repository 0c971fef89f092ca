import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'
import type { Caller, Outcome } from '#admin/api/apiRequest.ts'
import { reasonIn } from '#admin/api/reasonIn.ts'
import { reasonOf } from '#admin/api/reasonOf.ts'
import { pictureSchema, type StoredPicture } from './pictureQuery.ts'

const storedSchema = z.object({ doc: pictureSchema })

type Upload = {
  file: File
  about: { alt: string; author: string; type: 'article' | 'content' }
  /** @param sent from 0 to 1 */
  onProgress: (sent: number) => void
  signal: AbortSignal
}

/** Uploads a picture. Never throws. */
export function uploadPicture(
  caller: Caller,
  { file, about, onProgress, signal }: Upload,
): Promise<Outcome<StoredPicture>> {
  return send(caller, '/media?depth=0', formOf(about, file), (request) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    signal.addEventListener('abort', () => request.abort(), { once: true })
  })
}

/** Longer than the newsroom waits for another server, and than others wait for their turn before. */
const fetchMilliseconds = 120_000

/**
 * Stores a picture that was pasted with a document (collections/media/pasted). Never throws.
 *
 * @param picture.file its bytes; null if the newsroom is to fetch them from `address`
 */
export function storePasted(
  caller: Caller,
  { file, address, alt }: { file: File | null; address: string; alt: string },
): Promise<Outcome<StoredPicture>> {
  const about = { alt, ...(file ? {} : { address }) }
  return send(caller, '/pasted-pictures', formOf(about, file), (request) => {
    // How long a file takes is a matter of the editor's line.
    if (!file) request.timeout = fetchMilliseconds
  })
}

function formOf(about: object, file: File | null): FormData {
  const body = new FormData()
  if (file) body.append('file', file)
  body.append('_payload', JSON.stringify(about))
  return body
}

/** (`fetch` does not tell how much of a file has been sent.) */
function send(
  { apiRoute, language }: Caller,
  path: `/${string}`,
  body: FormData,
  prepare: (request: XMLHttpRequest) => void,
): Promise<Outcome<StoredPicture>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', formatAdminURL({ apiRoute, path }))
    request.setRequestHeader('Accept-Language', language)
    prepare(request)
    request.onloadend = () => resolve(outcomeOf(request))
    request.send(body)
  })
}

function outcomeOf({ status, responseText }: XMLHttpRequest): Outcome<StoredPicture> {
  const value = jsonIn(responseText)
  const { data } = storedSchema.safeParse(value)
  if (status === 201 && data) return { is: 'done', value: data.doc }
  return { is: 'failed', status, reason: reasonOf({ status, value, reason: reasonIn(value) }) }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
