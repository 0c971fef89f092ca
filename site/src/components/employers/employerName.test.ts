import { describe, expect, it } from 'vitest'
import { employerName } from './employerName.ts'

describe('R-EMP-1 the name of an employer', () => {
  it.each([
    ['https://www.zavod.example/karieri?from=a', 'www.zavod.example'],
    ['http://karieri.zavod.example:8080', 'karieri.zavod.example'],
    ['https://WWW.Zavod.example', 'www.zavod.example'],
    ['https://www2.zavod.example', 'www2.zavod.example'],
    ['https://xn--80aawqtoj.example/', 'фирмата.example'],
  ])('is the host of %s', (url, name) => {
    expect(employerName([{ kind: 'website', url }])).toBe(name)
  })

  it.each([[[]], [[{ kind: 'facebook', url: 'https://facebook.com/zavod' } as const]]])(
    'is Employer Profile without a website: %j',
    (links) => {
      expect(employerName(links)).toBe('Employer Profile')
    },
  )

  it('is Employer Profile where the website is no address', () => {
    expect(employerName([{ kind: 'website', url: 'zavod' }])).toBe('Employer Profile')
  })
})
