import { acceptUpload, type UploadRule } from '../collections/media/acceptUpload.ts'

/** A file as an upload request contains it. */
export type Sent = { name: string; data: Buffer; mimetype: string; language?: 'bg' | 'en' }

/**
 * Passes a file through the hook of a collection.
 *
 * @returns the file as it would be stored
 */
export async function send(rule: UploadRule, { language = 'en', ...sent }: Sent): Promise<Sent> {
  const file = { ...sent, size: sent.data.length }
  const hook = acceptUpload(rule)
  const req = { context: {}, file, i18n: { language } }
  const call: unknown = { args: {}, operation: 'create', req }
  await hook(call as Parameters<typeof hook>[0])
  return file
}
