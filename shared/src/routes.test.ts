import { describe, expect, it } from 'vitest'
import {
  articlePath,
  categorySearchPath,
  homePath,
  mediaPath,
  noServicePath,
  notFoundPath,
  notFoundPathFor,
  pageKindOf,
} from './routes.ts'

describe('routes', () => {
  it('end with a slash', () => {
    expect(articlePath('2026/11/zaglavie')).toBe('/article/2026/11/zaglavie/')
    expect(categorySearchPath('kariera')).toBe('/search/?category=kariera')
    expect(mediaPath('a b.webp')).toBe('/media/a%20b.webp')
  })

  it.each([
    [homePath, 'home'],
    [notFoundPath, 'notFound'],
    [noServicePath, 'notFound'],
    ['/article/2026/11/parva-rabota/', 'article'],
    ['/category/pazar-na-truda/', 'category'],
    ['/category/pazar-na-truda/2026/11/', 'archive'],
    ['/hashtag/c-plus-plus/', 'archive'],
    ['/search/', 'single'],
    ['/hashtags/', 'single'],
    ['/branding/', 'single'],
    ['/contact/', 'single'],
    ['/branding/lichen-brand/', 'service'],
    ['/rss.xml', 'feed'],
    ['/robots.txt', 'feed'],
    ['/sitemap/2026-11.xml', 'feed'],
    ['/sitemap/pages.xml', 'feed'],
    ['/sitemap/archives.xml', 'feed'],
    ['/sitemap/hashtags.xml', 'feed'],
  ])('%s may be stored, as %s', (path, kind) => {
    expect(pageKindOf(path)).toBe(kind)
  })

  it.each([
    '/preview/abc/',
    '/article/2026/11/',
    '/article/2026/11/../../x/',
    '/article/2026/11/Заглавие/',
    '/article/2026/11/a--b/',
    '/article/2026/11/a',
    '/category/',
    '/category/a/2026/13/',
    '/category/a/2026/00/',
    '/category/a/2026/',
    '/category/a/2026/11/1/',
    '/hashtag/',
    '/hashtag/Хляб/',
    '/hashtag/a--b/',
    '/search/x/',
    '/contact/x/',
    '/branding/Бранд/',
    '/branding/a--b/',
    '/branding/a/b/',
    '/404/x/',
    '/sitemap/categories.xml',
    '/sitemap/2026-13.xml',
    '/sitemap/2026-00.xml',
    '/sitemap/',
    '/rss.xml/',
    '//',
    '/admin/',
    '',
  ])('%s may never be stored', (path) => {
    expect(pageKindOf(path)).toBeNull()
  })

  it.each([
    ['/branding/nyama/', noServicePath],
    ['/branding/Няма/', noServicePath],
    ['/branding/a/b/', notFoundPath],
    ['/branding/', notFoundPath],
    ['/nyama/', notFoundPath],
    [noServicePath, notFoundPath],
  ])('R-BRAND-3 where there is no %s, %s is answered', (path, page) => {
    expect(notFoundPathFor(path)).toBe(page)
  })
})
