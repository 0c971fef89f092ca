import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'
import type { Caller, Outcome } from '../../../admin/api/apiRequest.ts'
import { reasonIn } from '../../../admin/api/reasonIn.ts'
import { reasonOf } from '../../../admin/api/reasonOf.ts'
import { pictureSchema, type StoredPicture } from './pictureQuery.ts'

const storedSchema = z.object({ doc: pictureSchema })

type Upload = {
  file: File
  about: { alt: string; author: string; type: 'article' | 'content' }
  /** @param sent from 0 to 1 */
  onProgress: (sent: number) => void
  signal: AbortSignal
}

/** Uploads a picture. (`fetch` does not tell how much of a file has been sent.) Never throws. */
export function uploadPicture(
  { apiRoute, language }: Caller,
  { file, about, onProgress, signal }: Upload,
): Promise<Outcome<StoredPicture>> {
  const body = new FormData()
  body.append('file', file)
  body.append('_payload', JSON.stringify(about))
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', formatAdminURL({ apiRoute, path: '/media?depth=0' }))
    request.setRequestHeader('Accept-Language', language)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onloadend = () => resolve(outcomeOf(request))
    signal.addEventListener('abort', () => request.abort(), { once: true })
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
