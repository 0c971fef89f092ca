import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { withOwnHashes } from './ownHashes.ts'

const hashOf = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

const page = (policy: string, body: string) =>
  `<head><meta http-equiv="content-security-policy" content="${policy}"></head><body>${body}</body>`

it('keeps the hashes of what stands in a page, in templates too, and no others', () => {
  const [early, late, style] = ['first()', 'later()', 'p{color:red}'].map(hashOf)
  const others = `${hashOf('other()')} ${hashOf('')}`
  const body =
    '<script>first()</script><template><script type="module">later()</script></template>' +
    '<style>p{color:red}</style><script src="/a.js"></script><p>\'sha256-text=\'</p>' +
    '<script type="application/ld+json">{}</script>'
  const policy = `script-src 'self' ${others} ${early} ${late}; style-src 'self' ${style} ${hashOf('q')};`
  expect(withOwnHashes(page(policy, body))).toBe(
    page(`script-src 'self' ${early} ${late}; style-src 'self' ${style};`, body),
  )
})

it('leaves a page without a policy as it is', () => {
  expect(withOwnHashes('<p>„$&“</p>')).toBe('<p>„$&“</p>')
})
