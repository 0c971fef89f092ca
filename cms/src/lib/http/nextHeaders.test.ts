import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match'
import { expect, it } from 'vitest'
import nextConfig from '../../../next.config.ts'

/** Headers that Payload sets on everything: they request the colour scheme from browsers. */
const ofPayload = ['accept-ch', 'vary', 'critical-ch']

const rules = (await nextConfig.headers?.()) ?? []
const namesFor = (path: string) =>
  rules
    .filter(({ source }) => getPathMatch(source, { strict: true })(path) !== false)
    .flatMap(({ headers }) => headers.map(({ key }) => key.toLowerCase()))
    .filter((name) => !ofPayload.includes(name))

it.each([
  '/api/banner-files/file/a.html',
  '/api/media/file/a.webp',
  '/api/articles',
  '/api/email/contact/',
])('Next replaces no header of what answers %s itself', (path) => {
  expect(namesFor(path)).toEqual([])
})

it.each(['/', '/admin', '/admin/collections/articles', '/_next/static/a.js', '/api', '/apiary'])(
  'Next says for %s that nothing comes from elsewhere, and that nobody lists it',
  (path) => {
    expect(namesFor(path)).toEqual([
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'x-robots-tag',
    ])
  },
)
