import { expect, it } from 'vitest'
import { quotationSize } from './quotationSize.ts'

it('R-QUOTE-1 a quote is set the smaller the longer it is', () => {
  expect([1, 100, 101, 200, 201, 300].map(quotationSize)).toEqual([
    ...['short', 'short'],
    ...['medium', 'medium'],
    ...['long', 'long'],
  ])
})
