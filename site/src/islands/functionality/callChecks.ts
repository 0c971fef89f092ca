import { brandingCallPath, contactCallPath } from '@kariera/shared/routes'
import { functionalityTexts } from '@kariera/shared/texts/reader'
import { isObject, isSearchAnswer } from '../search/searchAnswer.ts'
import { newestArticle, textIn } from './articles.ts'
import { docs, json, refused, wrongShape } from './ask.ts'
import { fillIn } from './fillIn.ts'

const { faults } = functionalityTexts

/** The checks of public calls, made as a page of the site makes them; nothing is sent that would be stored. */
export const callChecks = {
  health: async () => {
    const address = '/api/health'
    if ((await json(address)).ok !== true) throw wrongShape(address)
  },
  adjacent: async () => {
    const article = await newestArticle()
    if (!article) return
    const address = `/api/articles/${article.id}/adjacent`
    const { previous, next } = await json(address)
    if (previous === undefined || next === undefined) throw wrongShape(address)
  },
  random: async () => {
    const address = '/api/articles/random?limit=3'
    const some = await docs(address)
    if (some.length === 0 && (await newestArticle())) throw nothingFound(address)
  },
  searchTitle: async () => {
    const article = await newestArticle()
    if (article) await finds('title', article.title.slice(0, 60))
  },
  searchCategory: async () => {
    const article = await newestArticle()
    if (article?.category) await finds('category', article.category.slug)
  },
  searchHashtag: async () => {
    for (const hashtag of await usedHashtags()) await finds('hashtag', textIn(hashtag, 'slug'))
  },
  searchName: async () => {
    const named = '/api/articles?limit=1&depth=0&where[entityName][exists]=true&sort=-datePublished'
    const [article] = await docs(named)
    const name = textIn(article, 'entityName')
    if (name) await finds('entityName', name)
  },
  suggestions: async () => {
    for (const hashtag of await usedHashtags()) {
      const value = textIn(hashtag, 'value')
      const address = `/api/hashtags/suggest?q=${encodeURIComponent(value)}`
      const suggested = await docs(address)
      if (!suggested.some((one) => textIn(one, 'value') === value)) throw nothingFound(address)
    }
  },
  hashtags: async () => {
    await docs('/api/hashtags?limit=1&depth=0')
    const address = '/api/hashtags/counts?min=3'
    const counts = (await docs(address)).map(({ count }) => Number(count))
    const isDescending = counts.every((count, index) => count <= (counts[index - 1] ?? count))
    if (!isDescending || counts.some((count) => !(count >= 3))) throw wrongShape(address)
  },
  /** Must list only articles that are published now, and not in the trash. */
  carousel: async () => {
    const address = '/api/carousel-articles?depth=1&limit=100'
    for (const { article } of await docs(address)) {
      const isLive =
        isObject(article) &&
        article._status === 'published' &&
        !article.deletedAt &&
        Date.parse(textIn(article, 'datePublished')) <= Date.now()
      if (!isLive) throw new Error(fillIn(faults.shown, { address }))
    }
  },
  forms: async () => {
    await refused(contactCallPath, {})
    await refused(brandingCallPath, {})
  },
  reports: async () => {
    await refused('/api/views', {})
    await refused('/api/logs', {})
  },
  unpublished: async () => {
    const soon = encodeURIComponent(new Date(Date.now() + 60_000).toISOString())
    const hidden = [
      '/api/articles?limit=1&depth=0&where[_status][not_equals]=published',
      `/api/articles?limit=1&depth=0&where[datePublished][greater_than]=${soon}`,
      '/api/articles?limit=1&depth=0&draft=true&where[_status][equals]=draft',
      '/api/quotes?limit=1&depth=0&where[_status][not_equals]=published',
    ]
    for (const address of hidden) {
      if ((await docs(address)).length > 0) throw new Error(fillIn(faults.shown, { address }))
    }
  },
}

/** Returns the hashtag with the most articles, or none. */
async function usedHashtags(): Promise<Record<string, unknown>[]> {
  return (await docs('/api/hashtags/counts?min=1')).slice(0, 1)
}

/** Checks that the search finds articles by a value that is known to exist. */
async function finds(filter: string, value: string): Promise<void> {
  const address = `/api/search?${filter}=${encodeURIComponent(value)}`
  const answer: unknown = await json(address)
  if (!isSearchAnswer(answer)) throw wrongShape(address)
  if (answer.totalDocs === 0 || answer.docs.length === 0) throw nothingFound(address)
}

function nothingFound(address: string): Error {
  return new Error(fillIn(faults.nothingFound, { address }))
}
