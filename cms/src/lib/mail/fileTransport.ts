import { now } from '@kariera/shared/clock'
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type Transport, type Transporter } from 'nodemailer'

/**
 * Writes each message into its own file, complete and readable only by its owner, because links in it give access to
 * accounts. The names cannot be guessed and sort by time.
 *
 * @param folder created with the first message
 */
export function fileTransport(folder: string): Transporter {
  const transport: Transport = {
    name: 'file',
    version: '1',
    send: ({ message }, done) => {
      message
        .build()
        .then((bytes) => writeWhole(folder, bytes))
        .then(
          () => {
            done(null, { messageId: message.messageId(), envelope: message.getEnvelope() })
          },
          (error: unknown) => {
            done(error instanceof Error ? error : new Error(String(error)), null)
          },
        )
    },
  }
  return createTransport(transport)
}

async function writeWhole(folder: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${now().toISOString().replaceAll(':', '-')}-${randomUUID()}`
  const unfinished = path.join(folder, `${name}.new`)
  await writeFile(unfinished, message, { mode: 0o600, flag: 'wx' })
  await rename(unfinished, path.join(folder, `${name}.eml`))
}
