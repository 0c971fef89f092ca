import PostalMime from 'postal-mime'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { dataDir } from './system.ts'

/** The first link in the newest mail to an address; without a mail server, mails are files in the data folder. */
export async function linkMailedTo(address: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const mails = await readMails()
      const own = mails.filter(({ to }) => to?.some((recipient) => recipient.address === address))
      link = /https?:\/\/\S+/.exec(own.at(-1)?.text ?? '')?.[0]
      return link
    })
    .toBeDefined()
  return link ?? ''
}

/**
 * Waits for the one mail that contains these words.
 *
 * @returns its text
 */
export async function mailSaying(words: string): Promise<string> {
  await expect.poll(() => mailsSaying(words)).toHaveLength(1)
  const [mail = ''] = await mailsSaying(words)
  return mail
}

/** The texts of all mails that contain these words. */
export async function mailsSaying(words: string): Promise<string[]> {
  const texts = (await readMails()).map(({ text }) => text ?? '')
  return texts.filter((text) => text.includes(words))
}

async function readMails() {
  const folder = join(dataDir, 'mail')
  const files = await readdir(folder).catch(() => [])
  const names = files.filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
}
