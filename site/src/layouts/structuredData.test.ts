import type { Article } from '@kariera/shared/contracts/reading/article'
import type { Employer, QuotePage } from '@kariera/shared/contracts/reading/pages'
import { describe, expect, it } from 'vitest'
import {
  breadcrumbList,
  jsonLd,
  newsArticle,
  organization,
  profilePage,
  quotation,
  stepsTo,
  webSite,
} from './structuredData.ts'

const publication = { siteName: 'Кариера', url: new URL('https://kariera.example/article/x/') }
const category = { id: 1, name: 'Интервюта', slug: 'intervyuta' }
const article: Article = {
  id: 7,
  path: '/article/2026/11/pekarna/',
  title: 'Пекарна на „Мария Луиза“',
  teaser: '',
  entityName: 'Мая',
  category,
  datePublished: '2026-11-02T07:00:00.000Z',
  dateModified: '2026-11-03T08:30:00.000Z',
  star: 'none',
  sponsor: '',
  author: '',
  picture: null,
  accent: '',
  bodyHtml: '<p>…</p>',
  description: 'Как се прави хляб.',
  links: [],
  hashtags: [{ id: 1, name: 'хляб', slug: 'hlyab' }],
  videoId: null,
  readingMinutes: 3,
  ogImage: { src: '/media/og.jpg', width: 1200, height: 630 },
  searchImages: [{ src: '/media/square.jpg', width: 800, height: 800 }],
  formerPaths: [],
}

describe('R-FRAME-10 what an article says of itself to machines', () => {
  it('names headline, image, dates, author, publisher, section, keywords and page', () => {
    expect(newsArticle(article, publication)).toMatchObject({
      '@type': 'NewsArticle',
      headline: article.title,
      image: ['https://kariera.example/media/square.jpg', 'https://kariera.example/media/og.jpg'],
      datePublished: article.datePublished,
      dateModified: article.dateModified,
      articleSection: 'Интервюта',
      keywords: ['хляб'],
      mainEntityOfPage: 'https://kariera.example/article/2026/11/pekarna/',
      isAccessibleForFree: true,
    })
  })

  it('names the author, or the publication as author, and it as publisher, by the id of its own entry', () => {
    const { '@id': id } = organization(publication)
    expect(newsArticle(article, publication)).toMatchObject({
      author: { '@id': id },
      publisher: { '@id': id },
    })
    expect(newsArticle({ ...article, author: 'Мая Иванова' }, publication)).toMatchObject({
      author: { '@type': 'Person', name: 'Мая Иванова' },
      publisher: { '@id': id },
    })
    expect(webSite(publication)).toMatchObject({ publisher: { '@id': id }, name: 'Кариера' })
  })

  it('shows the picture of the publication where the article has none, and an address elsewhere as it is', () => {
    const image = (ogImage: Article['ogImage']) =>
      newsArticle({ ...article, ogImage, searchImages: [] }, publication).image
    expect(image(null)).toEqual(['https://kariera.example/og.png'])
    const elsewhere = 'https://pictures.example/a.jpg'
    expect(image({ src: elsewhere, width: 1200, height: 630 })).toEqual([elsewhere])
  })

  it('leads from home over the category to the article', () => {
    const steps = stepsTo(category, { name: article.title, path: article.path })
    expect(breadcrumbList(steps, publication).itemListElement).toMatchObject([
      { position: 1, name: 'Начало', item: 'https://kariera.example/' },
      { position: 2, name: 'Интервюта', item: 'https://kariera.example/category/intervyuta/' },
      { position: 3, name: article.title, item: `https://kariera.example${article.path}` },
    ])
  })

  it('tells where else the publication is to be found, if anywhere', () => {
    expect(organization(publication, [{ url: 'https://social.example/k' }]).sameAs).toEqual([
      'https://social.example/k',
    ])
    expect(organization(publication)).not.toHaveProperty('sameAs')
  })

  it('cannot be ended by a text, and is still the same JSON', () => {
    const text = jsonLd([{ name: '</script><script>alert(1)</script>' }])
    expect(text).not.toContain('<')
    expect(JSON.parse(text)['@graph']).toEqual([{ name: '</script><script>alert(1)</script>' }])
  })
})

describe('R-QUOTE-1 what a quote says of itself to machines', () => {
  const quote: QuotePage = {
    id: 3,
    path: '/quote/hlyabat/',
    text: 'Хлябът не бърза.',
    author: 'Мая',
    image: { src: '/media/quote.png', width: 1200, height: 628 },
    article: { ...article, links: [], hashtags: [] },
    formerPaths: [],
  }

  it('names the words, who said them, the picture and the article', () => {
    expect(quotation(quote, publication)).toMatchObject({
      '@type': 'Quotation',
      text: 'Хлябът не бърза.',
      creator: { name: 'Мая' },
      url: 'https://kariera.example/quote/hlyabat/',
      image: 'https://kariera.example/media/quote.png',
      isPartOf: {
        headline: article.title,
        url: 'https://kariera.example/article/2026/11/pekarna/',
      },
    })
  })

  it('is silent about what there is not', () => {
    const bare = quotation({ ...quote, image: null, article: null }, publication)
    expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['image']))
    expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['isPartOf']))
  })
})

describe('R-EMP-1 what an employer says of itself to machines', () => {
  const employer: Employer = {
    id: 5,
    path: '/employer/zavod/',
    slug: 'zavod',
    name: '',
    description: '',
    logo: { src: '/media/logo.webp', width: 240, height: 240 },
    videoId: null,
    jobOffersLink: null,
    links: [
      { kind: 'facebook', url: 'https://facebook.com/zavod' },
      { kind: 'website', url: 'https://zavod.example/' },
    ],
    cards: [],
    formerPaths: [],
  }

  it('names its page, its website, its logo and its other profiles', () => {
    expect(profilePage(employer, 'zavod.example', publication)).toMatchObject({
      '@type': 'ProfilePage',
      url: 'https://kariera.example/employer/zavod/',
      mainEntity: {
        '@type': 'Organization',
        name: 'zavod.example',
        url: 'https://zavod.example/',
        logo: 'https://kariera.example/media/logo.webp',
        sameAs: ['https://facebook.com/zavod'],
      },
    })
  })

  it('describes it where editors have', () => {
    const described = { ...employer, description: 'Завод в Севлиево.' }
    const { mainEntity } = profilePage(described, 'zavod', publication)
    expect(mainEntity).toMatchObject({ description: 'Завод в Севлиево.' })
  })

  it('is silent about what there is not', () => {
    const { mainEntity } = profilePage({ ...employer, logo: null, links: [] }, 'zavod', publication)
    expect(mainEntity).toEqual({ '@type': 'Organization', name: 'zavod' })
  })
})
