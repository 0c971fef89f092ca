import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moved, movedTo } from './orderKeeper.ts'

const list = ['а', 'б', 'в', 'г']

describe('A-PAID-1 what is moved', () => {
  it.each([
    ['down', 0, 2, 'бваг'],
    ['up', 3, 1, 'агбв'],
    ['to the top', 2, 0, 'вабг'],
    ['nowhere', 1, 1, 'абвг'],
    ['from a place that is not there', 7, 0, 'абвг'],
    ['to a place that is not there', 0, 4, 'абвг'],
    ['above the top', 0, -1, 'абвг'],
  ])('%s', (_where, from, to, result) => {
    expect(moved(list, from, to).join('')).toBe(result)
  })

  it('stands at its new place, and all others as they stood to each other', () => {
    const places = fc
      .integer({ min: 1, max: 30 })
      .chain((length) => fc.tuple(fc.constant(length), fc.nat(length - 1), fc.nat(length - 1)))
    fc.assert(
      fc.property(places, ([length, from, to]) => {
        const before = Array.from({ length }, (_, index) => index)
        const after = moved(before, from, to)
        expect(after[to]).toBe(from)
        expect(after.filter((one) => one !== from)).toEqual(before.filter((one) => one !== from))
      }),
    )
  })

  it('takes the place of another row, also where some between them are not shown', () => {
    const order = [11, 12, 13, 14].map((id) => ({ id }))
    const ids = (id: number, target: number) => movedTo(order, id, target).map((one) => one.id)
    expect(ids(11, 13)).toEqual([12, 13, 11, 14])
    expect(ids(14, 12)).toEqual([11, 14, 12, 13])
    expect(ids(14, 99)).toEqual([11, 12, 13, 14])
  })
})
