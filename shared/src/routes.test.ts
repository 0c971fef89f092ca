import { describe, expect, it } from 'vitest'
import {
  articlePath,
  categorySearchPath,
  homePath,
  mediaPath,
  noEmployerPath,
  noQuotePath,
  noServicePath,
  notFoundPath,
  notFoundPathFor,
  pageKindOf,
  unnamedPaths,
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
    [noQuotePath, 'notFound'],
    [noEmployerPath, 'notFound'],
    [unnamedPaths.preview, 'notFound'],
    ['/article/2026/11/parva-rabota/', 'article'],
    ['/category/pazar-na-truda/', 'category'],
    ['/category/pazar-na-truda/2026/11/', 'archive'],
    ['/hashtag/c-plus-plus/', 'archive'],
    ['/search/', 'single'],
    ['/hashtags/', 'single'],
    ['/branding/', 'single'],
    ['/contact/', 'single'],
    ['/branding/lichen-brand/', 'service'],
    ['/quote/hlyabat-ne-barza/', 'quote'],
    ['/employer/zavod-sever/', 'employer'],
    ['/about/', 'single'],
    ['/biser/', 'single'],
    ['/biser/proekti/2026/', 'sectionPage'],
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
    '/quote/',
    '/quote/a/b/',
    '/employer/',
    '/employer/Завод/',
    '/biser/a/b/c/d/e/f/g/',
    '/biser/a--b/',
    '/preview/',
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
    ['/quote/nyama/', noQuotePath],
    ['/quote/a/b/', notFoundPath],
    ['/employer/nyama/', noEmployerPath],
    ['/biser/nyama/', notFoundPath],
    ['/article/', unnamedPaths.article],
    ['/quote/', unnamedPaths.quote],
    ['/employer/', unnamedPaths.employer],
    ['/preview/', unnamedPaths.preview],
  ])('R-BRAND-3 R-EMP-2 R-ERR-2 where there is no %s, %s is answered', (path, page) => {
    expect(notFoundPathFor(path)).toBe(page)
  })
})
