import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownAddress, mailAddressOf } from './mailAddress.ts'

describe('an email address', () => {
  it.each([
    ['ivan@example.com', 'ivan@example.com'],
    ["o'neil+a.b-c_d@sub.example.co.uk", "o'neil+a.b-c_d@sub.example.co.uk"],
    ['ivan@пример.бг', 'ivan@xn--e1afmkfd.xn--90ae'],
    ['ivan@xn--e1afmkfd.xn--90ae', 'ivan@xn--e1afmkfd.xn--90ae'],
    ['ivan@ПОЩА.пример.БГ', 'ivan@xn--80a1ac5b.xn--e1afmkfd.xn--90ae'],
    ['jan@zürich.ch', 'jan@xn--zrich-kva.ch'],
    ['maria@παράδειγμα.ελ', 'maria@xn--hxajbheg2az3al.xn--qxam'],
    ['li@例子.中国', 'li@xn--fsqu00a.xn--fiqs8s'],
  ])('%s is sent to %s', (typed, sent) => {
    expect(mailAddressOf(typed)).toBe(sent)
  })

  it.each([
    ...['', '@', 'ivan', 'ivan@', '@example.com', 'ivan@example', 'ivan@пример', 'a@b@c.com/x'],
    ...['ivan @example.com', 'ivan@example.c', 'ivan@-example.com', 'ivan@example.com:25'],
    ...[
      '.ivan@example.com',
      'i..van@example.com',
      'ivan@exa_mple.com',
      'ivan@пример.бг/',
      'ivan@1.2.3.4',
    ],
    ...[
      'ivan@xn--.com-',
      '"ivan"@example.com',
      'ivan@example.com\n',
      'ivan@прим%65р.бг',
      'ivan@x.xn--',
    ],
  ])('%j is none', (typed) => {
    expect(mailAddressOf(typed)).toBeNull()
  })

  it('is the same in any case, and in both forms of its domain', () => {
    const known = knownAddress(' Ivan@Пример.БГ ')
    expect([known, knownAddress('IVAN@XN--E1AFMKFD.XN--90AE')]).toEqual([
      'ivan@xn--e1afmkfd.xn--90ae',
      'ivan@xn--e1afmkfd.xn--90ae',
    ])
    expect(knownAddress(' Nobody ')).toBe('nobody')
  })

  it('is ASCII without spaces for any text, and stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.domain(), (text, domain) => {
        for (const typed of [text, `${text}@${domain}`, `a@${text}.${domain}`]) {
          const address = mailAddressOf(typed)
          if (address === null) continue
          expect(address).toMatch(/^[!-~]+@[a-z\d.-]+$/i)
          expect(mailAddressOf(address)).toBe(address)
        }
      }),
    )
  })
})
