import type { APIRequestContext } from 'playwright/test'
import { Desk, type Saved } from './desk.ts'
import { untilQuiet } from './freshness.ts'
import { everyField, offer } from './services.ts'

/** A published article that has every part which an article can have, one that has none of them, and a service. */
export type Showcase = {
  whole: Saved
  bare: Saved
  /** The address of a hashtag of the whole one. */
  hashtag: string
  /** A preview of the whole one. */
  preview: string
  /** The address of a service whose form has a field of every kind. */
  service: string
  takeDown: (request: APIRequestContext) => Promise<void>
}

/** Puts them up, until they are there to be read; their category holds other articles, which are related and adjacent. */
export async function putUpShowcase(request: APIRequestContext): Promise<Showcase> {
  const run = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
  const desk = await Desk.open(request)
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const bare = await desk.write(`Без нищо излишно ${run}`, { datePublished: minutesAgo(4) })
  const whole = await desk.write(`С всичко, което може ${run}`, {
    datePublished: minutesAgo(6),
    accent: 'Накратко, за какво става дума в нея.',
    entityName: 'Мая Георгиева',
    facebookLink: 'https://facebook.com/maya',
    websiteLink: 'https://maya.example/',
    youtubeEmbed: 'https://youtu.be/dQw4w9WgXcQ',
    hashtags: [`занаяти ${run}`, `смени ${run}`],
    paid: true,
    paidStartDate: minutesAgo(6),
  })
  const service = await offer(desk, `С всички полета ${run}`, everyField)
  await untilQuiet(request)
  const { url } = await desk.previewLink(whole.id)
  return {
    whole,
    bare,
    hashtag: `zanayati-${run}`,
    preview: new URL(url).pathname,
    service: service.path,
    async takeDown(later) {
      const deletedAt = new Date().toISOString()
      const clearing = await Desk.open(later)
      for (const { id } of [whole, bare]) await clearing.update(id, { deletedAt })
      await service.takeDown(clearing)
    },
  }
}
