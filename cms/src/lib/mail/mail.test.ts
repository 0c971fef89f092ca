import PostalMime from 'postal-mime'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { setClock } from '@kariera/shared/clock'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openMailServer } from '../../../../scripts/testing/mail-server.ts'
import { mailOf } from './mail.ts'

const mailFrom = 'redaktsia@example.com'
const message = {
  to: 'ivan@example.com',
  subject: 'Нова парола',
  text: 'Здравейте!',
  html: '<p>Здравейте!</p>',
}
let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mail-'))
})
afterEach(async () => {
  setClock(null)
  await rm(dataDir, { recursive: true, force: true })
})

/** Payload passes itself to a mail adapter; ours does not use it. */
const payload: unknown = {}

const open = async (smtpUrl?: string) =>
  (await mailOf({ smtpUrl, mailFrom, dataDir }))({ payload: payload as Payload })

describe('mail', () => {
  it('goes to the mail server of the settings, from the publication', async () => {
    const server = await openMailServer()
    try {
      await (await open(server.url)).sendEmail(message)
      const [mail] = server.received
      expect(mail).toMatchObject({
        from: { name: 'Кариера', address: mailFrom },
        to: [{ address: 'ivan@example.com' }],
        subject: 'Нова парола',
      })
      expect(mail?.text?.trim()).toBe('Здравейте!')
      expect(mail?.html).toContain('<p>Здравейте!</p>')
      expect(await readdir(dataDir)).toEqual([])
    } finally {
      await server.close()
    }
  })

  it('says so when the mail server does not take it, and only then', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const { port } = closed.address() as { port: number }
    await new Promise((resolve) => closed.close(resolve))
    const mail = await open(`smtp://127.0.0.1:${port}`)
    await expect(mail.sendEmail(message)).rejects.toThrow(/ECONNREFUSED/)
  })

  it('is written into the data folder without a mail server: a file a message, in order of time', async () => {
    const mail = await open()
    setClock(new Date('2026-11-20T10:00:01Z'))
    await mail.sendEmail({ ...message, subject: 'втора' })
    setClock(new Date('2026-11-20T10:00:00Z'))
    await mail.sendEmail({ ...message, subject: 'първа' })
    const folder = path.join(dataDir, 'mail')
    const files = (await readdir(folder)).sort()
    expect(files).toHaveLength(2)
    expect(files[0]).toMatch(/^2026-11-20T10-00-00\.\d{3}Z-[0-9a-f-]{36}\.eml$/)
    const mails = files.map(async (file) =>
      PostalMime.parse(await readFile(path.join(folder, file))),
    )
    expect((await Promise.all(mails)).map(({ subject }) => subject)).toEqual(['първа', 'втора'])
  })

  it('in the data folder is for its owner only', async () => {
    await (await open()).sendEmail(message)
    const folder = path.join(dataDir, 'mail')
    const [file = ''] = await readdir(folder)
    expect((await stat(folder)).mode & 0o077).toBe(0)
    expect((await stat(path.join(folder, file))).mode & 0o077).toBe(0)
  })
})
