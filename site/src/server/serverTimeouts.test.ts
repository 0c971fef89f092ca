import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { serverTimeouts } from './serverTimeouts.ts'

/** Default of nginx for connections to upstream servers, used if its configuration sets no other; seconds. */
const usual = '60'

test('a connection is kept for longer than nginx uses it', () => {
  const template = path.resolve(import.meta.dirname, '../../../nginx/nginx.conf.template')
  const times = Array.from(
    readFileSync(template, 'utf8').matchAll(/^\s*keepalive_timeout (\d+)s;/gm),
    ([, seconds = usual]) => Number(seconds),
  )
  expect(times.length).toBeGreaterThan(0)
  expect(serverTimeouts.keepAliveTimeout / 1000).toBeGreaterThan(Math.max(Number(usual), ...times))
})
