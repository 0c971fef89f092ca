import { describe, expect, it } from 'vitest'
import { randomPassword } from './randomPassword.ts'
import { weaknessesOf } from './passwordStrength.ts'

const personal = [
  'Мария Стоилова',
  'm.stoilova@kariera.example',
  'Мария',
  'maria1990@kariera.example',
]

describe('A-AUTH-1 a password', () => {
  it.each([
    ['кратка', ['short']],
    ['1234567', ['short', 'monotonous']],
    ['11111111', ['monotonous']],
    ['87654321', ['monotonous']],
    ['abcdefgh', ['monotonous']],
    ['Password1', ['common']],
    ['Мария Стоилова', ['personal']],
    ['m.stoilova@kariera.example', ['personal']],
    ['M.Stoilova-2026', ['personal']],
    ['Стоилова 1990!', ['personal']],
    ['мария', ['short', 'personal']],
    ['maria1990', ['personal']],
    ['Maria-2026!', ['personal']],
    ['abc123', ['short', 'common']],
    ['', ['short', 'monotonous']],
  ])('%s is weak, for every reason', (password, reasons) => {
    expect(weaknessesOf(password, personal)).toEqual(reasons)
  })

  it.each([
    'long enough',
    'кон вярна батерия',
    'kariera.example pass',
    'една дълга парола',
    randomPassword(),
  ])('%s is strong', (password) => {
    expect(weaknessesOf(password, personal)).toEqual([])
  })

  it('is not compared with a name that is not there', () => {
    expect(weaknessesOf('12345 от 2026', ['', ' '])).toEqual([])
  })
})
