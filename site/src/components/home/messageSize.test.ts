import { expect, it } from 'vitest'
import { messageSize } from './messageSize.ts'

it('R-HOME-2 a message is set the smaller the longer it is', () => {
  expect([1, 100, 101, 200, 201, 300].map(messageSize)).toEqual([
    ...['short', 'short'],
    ...['medium', 'medium'],
    ...['long', 'long'],
  ])
})
