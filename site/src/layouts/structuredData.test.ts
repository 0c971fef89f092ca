import type { Article } from '@kariera/shared/contracts/reading'
import { describe, expect, it } from 'vitest'
import {
  breadcrumbList,
  jsonLd,
  newsArticle,
  organization,
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
  picture: null,
  accent: '',
  bodyHtml: '<p>…</p>',
  description: 'Как се прави хляб.',
  links: [],
  hashtags: [{ id: 1, name: 'хляб', slug: 'hlyab' }],
  videoId: null,
  readingMinutes: 3,
  ogImage: { src: '/media/og.jpg', width: 1200, height: 630 },
  formerPaths: [],
}

describe('R-FRAME-10 what an article says of itself to machines', () => {
  it('names headline, image, dates, author, publisher, section, keywords and page', () => {
    expect(newsArticle(article, publication)).toMatchObject({
      '@type': 'NewsArticle',
      headline: article.title,
      image: ['https://kariera.example/media/og.jpg'],
      datePublished: article.datePublished,
      dateModified: article.dateModified,
      articleSection: 'Интервюта',
      keywords: ['хляб'],
      mainEntityOfPage: 'https://kariera.example/article/2026/11/pekarna/',
      isAccessibleForFree: true,
    })
  })

  it('names the publication as author and publisher, by the id of its own entry', () => {
    const { '@id': id } = organization(publication)
    expect(newsArticle(article, publication)).toMatchObject({
      author: { '@id': id },
      publisher: { '@id': id },
    })
    expect(webSite(publication)).toMatchObject({ publisher: { '@id': id }, name: 'Кариера' })
  })

  it('shows the picture of the publication where the article has none, and an address elsewhere as it is', () => {
    const image = (ogImage: Article['ogImage']) =>
      newsArticle({ ...article, ogImage }, publication).image
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
