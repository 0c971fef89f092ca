import { describe, expect, it } from 'vitest'
import { isTextLink, isWebAddress } from './links.ts'

describe('A-RT-1 a link of a text', () => {
  it.each([
    'https://kariera.bg/x?y=1#z',
    'http://пример.бг',
    'HTTPS://127.0.0.1:8080/',
    'https://[::1]/',
  ])('leads to a page: %s', (url) => {
    expect([isWebAddress(url), isTextLink(url)]).toEqual([true, true])
  })

  it.each([
    'mailto:redaktsia@kariera.bg',
    'mailto:ivan@пример.бг?subject=Обява',
    'MAILTO:ivan%40kariera.bg?subject=a%20b&cc=x@y.bg',
    'tel:+359888123456',
    'tel:0700-12-345',
    'tel:112',
  ])('leads to somebody: %s', (url) => {
    expect([isWebAddress(url), isTextLink(url)]).toEqual([false, true])
  })

  it.each([
    ...[
      'https://.',
      'http://...',
      'https://-',
      'https://',
      'https:// a.bg',
      'https://a b',
      '//a.bg',
    ],
    ...['mailto:', 'mailto:ivan', 'mailto:a@b', 'mailto:a@b.bg"onclick', 'mailto:%ff@b.bg'],
    ...['tel:', 'tel:abc', 'tel:+', 'tel:12', `tel:${'1'.repeat(40)}`, 'sms:112'],
    ...['javascript:alert(1)', 'data:text/html,x', 'ftp://a.bg', 'kariera.bg', ''],
  ])('leads nowhere: %s', (url) => {
    expect([isWebAddress(url), isTextLink(url)]).toEqual([false, false])
  })
})
