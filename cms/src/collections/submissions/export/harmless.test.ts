import { describe, expect, it } from 'vitest'
import { harmless } from './harmless.ts'

describe('B-MSG-1 a value of a table', () => {
  it.each([
    ['=1+1', "'=1+1"],
    [' =1+1', " '=1+1"],
    ["x;=cmd|'/c calc'!A0", "x;'=cmd|'/c calc'!A0"],
    ["Hi\n=cmd|'/c calc'!A0", "Hi\n'=cmd|'/c calc'!A0"],
    ['a,@SUM(1)', "a,'@SUM(1)"],
    ['a\t-2+3', "a\t'-2+3"],
    ['＝1', "'＝1"],
    ['+1+cmd', "'+1+cmd"],
  ])('is no formula at any place where a cell can begin: %j', (value, harmed) => {
    expect(harmless(value)).toBe(harmed)
  })

  it.each(['+359 888 123-456', 'Два пъти 2+2=4', 'Списък:\n- първо\n- второ', 'a@b.example', ''])(
    'stays as it is otherwise: %j',
    (value) => {
      expect(harmless(value)).toBe(value)
    },
  )
})
