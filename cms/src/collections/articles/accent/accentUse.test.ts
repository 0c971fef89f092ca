import { describe, expect, it } from 'vitest'
import { accentLength, accentUse } from './accentUse.ts'

const used = (length: number) => accentUse('я'.repeat(length))

describe('A-ART-1 the percentage of the accent', () => {
  it('is of 550 characters', () => {
    expect(used(0)).toEqual({ length: 0, percent: 0, level: 'roomy' })
    expect(used(187)).toEqual({ length: 187, percent: 34, level: 'roomy' })
    expect(used(accentLength)).toEqual({ length: 550, percent: 100, level: 'almostFull' })
  })

  it('warns from 90 % on', () => {
    expect(used(494)).toMatchObject({ percent: 89, level: 'roomy' })
    expect(used(495)).toMatchObject({ percent: 90, level: 'almostFull' })
  })

  it('says that one character too many is too long, though it is no whole percent', () => {
    expect(used(accentLength + 1)).toEqual({ length: 551, percent: 101, level: 'tooLong' })
    expect(used(1100)).toMatchObject({ percent: 200, level: 'tooLong' })
  })

  it('counts characters as readers do, not UTF-16 units', () => {
    expect(accentUse('🙂'.repeat(accentLength))).toMatchObject({ length: 550, percent: 100 })
  })
})
