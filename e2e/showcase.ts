import type { APIRequestContext } from 'playwright/test'
import { bodyOf, ApiClient, type Saved } from './apiClient.ts'
import { untilQuiet } from './freshness.ts'
import { everyField, offer } from './services.ts'
import { unique, ContentFixture } from './contentFixture.ts'

/**
 * A published article with every possible part, one with none, and the other kinds of content, each with all of its
 * parts.
 */
export type Showcase = {
  whole: Saved
  bare: Saved
  /** Address of a hashtag of the whole article. */
  hashtag: string
  /** Address of a preview of the whole article. */
  preview: string
  /** Address of a service whose form has a field of every kind. */
  service: string
  /** Addresses of a quote from the whole article, of an employer and of a page of the section. */
  quote: string
  employer: string
  sectionPage: string
  takeDown: (request: APIRequestContext) => Promise<void>
}

/**
 * Creates all of them and waits until readers see them; their category contains other articles, which are related and
 * adjacent.
 */
export async function putUpShowcase(request: APIRequestContext): Promise<Showcase> {
  const run = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
  const api = await ApiClient.open(request)
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const bare = await api.write(`Без нищо излишно ${run}`, { datePublished: minutesAgo(4) })
  const whole = await api.write(`С всичко, което може ${run}`, {
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
  const service = await offer(api, `С всички полета ${run}`, everyField)
  const written = await ContentFixture.open(request)
  const pages = await write(written, whole.id)
  await untilQuiet(request)
  const { url } = await api.previewLink(whole.id)
  return {
    whole,
    bare,
    hashtag: `zanayati-${run}`,
    preview: new URL(url).pathname,
    service: service.path,
    ...pages,
    async takeDown(later) {
      const deletedAt = new Date().toISOString()
      const clearing = await ApiClient.open(later)
      for (const { id } of [whole, bare]) await clearing.update(id, { deletedAt })
      await service.takeDown(clearing)
      await written.takeDown(later)
    },
  }
}

async function write(written: ContentFixture, article: number) {
  const quote = await written.make('quotes', {
    ...{ quoteText: unique('Със статия'), author: 'Мая Георгиева', article, _status: 'published' },
  })
  const employer = await written.make('employers', {
    ...{ slug: unique('rabotodatel').replace(' ', '-'), articles: [article] },
    ...{ logo: await written.logo(), youtubeEmbedding: 'https://youtu.be/dQw4w9WgXcQ' },
    ...{ website: 'https://maya.example/', facebook: 'https://facebook.com/maya' },
    jobOffersButtonLink: 'https://maya.example/rabota',
  })
  const body = bodyOf('Текстът на страницата.')
  const page = await written.make('pages', { title: unique('Страница'), body })
  await written.make('pages', { title: unique('Под нея'), parent: page.id })
  return {
    quote: `/quote/${quote.slug}/`,
    employer: `/employer/${employer.slug}/`,
    sectionPage: `/biser/${page.path}/`,
  }
}
