import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { employerSlugFault } from './employerSlug.ts'

describe("A-EMP-1 the rules of an employer's slug", () => {
  it.each([
    ['', 'required'],
    ['Фирма', 'characters'],
    ['acme ltd', 'characters'],
    ['ACME', 'characters'],
    ['-acme', 'ends'],
    ['acme-', 'ends'],
    ['ac--me', 'hyphens'],
    ['ab', 'length'],
    ['a'.repeat(61), 'length'],
    ['a1c', null],
    ['a'.repeat(60), null],
  ])('%j: %s', (slug, fault) => {
    expect(employerSlugFault(slug)).toBe(fault)
  })

  it.each([
    ['Я--', 'characters'],
    ['--', 'ends'],
    ['a--', 'ends'],
    ['-', 'ends'],
    [`a--${'b'.repeat(80)}`, 'hyphens'],
  ])('are looked at in their order: %j has several faults, and is told of %s', (slug, fault) => {
    expect(employerSlugFault(slug)).toBe(fault)
  })

  it('take exactly what the five sentences say', () => {
    const characters = fc.constantFrom('a', 'z', '0', '9', '-', 'A', 'я', ' ')
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 64 }), (slug) => {
        const isGood = /^(?=.{3,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)
        expect(employerSlugFault(slug) === null).toBe(isGood)
      }),
      { numRuns: 500, seed: 20261122 },
    )
  })
})
