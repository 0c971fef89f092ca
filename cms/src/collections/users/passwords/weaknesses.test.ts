import { publicationName } from '@kariera/shared/texts/publication'
import { randomPassword } from '@kariera/shared/rules/randomPassword'
import { describe, expect, it } from 'vitest'
import { weaknessesOf } from './weaknesses.ts'

const known = {
  personal: ['Мария Стоилова', 'm.stoilova@kariera.example', 'Мария', 'maria1990@kariera.example'],
  publication: [publicationName],
}

describe('A-AUTH-1 a password', () => {
  it.each([
    ['кратка', ['short']],
    ['1234567', ['short', 'monotonous', 'common']],
    ['11111111', ['monotonous', 'common']],
    ['87654321', ['monotonous', 'common']],
    ['abcdefgh', ['monotonous', 'sequence']],
    ['абвгдежз', ['monotonous', 'sequence']],
    ['', ['short', 'monotonous']],
    ['а'.repeat(129), ['long', 'monotonous', 'repetition']],
    ['Password1', ['common']],
    ['Password1!', ['common']],
    ['P@ssw0rd!', ['common']],
    ['abc123', ['short', 'common']],
    ['12345678901234', ['common', 'sequence']],
    ['1qaz2wsx3edc', ['common']],
    ['a new password', ['common']],
    ['Мария Стоилова', ['personal']],
    ['m.stoilova@kariera.example', ['personal']],
    ['M.Stoilova-2026', ['personal', 'date']],
    ['Стоилова 1990!', ['personal', 'date']],
    ['мария', ['short', 'personal']],
    ['maria1990', ['personal', 'date']],
    ['Maria-2026!', ['personal', 'date']],
    ['стоилова.мария', ['personal']],
    ['Stoilova1', ['personal']],
    ['Кариера2026!', ['publication', 'date']],
    ['kariera1', ['publication']],
    ['karierakariera', ['publication']],
    ['Кариера-Кариера', ['publication']],
    ['abcdabcdabcd', ['repetition']],
    ['любовлюбов', ['repetition']],
    ['qwertyuiop12', ['common', 'sequence']],
    ['!@#$%^&*()', ['keyboard']],
    ['уеишщксдзц', ['keyboard']],
    ['явертъуиоп', ['common']],
    ['чшертъуиоп', ['common']],
    ['йцукенгшщз', ['common']],
    ['зьяяудиа', ['common']],
    ['md,f.d', ['short', 'words']],
    ['парола123', ['words', 'sequence']],
    ['Парола!123', ['words', 'sequence']],
    ['обичамте', ['words']],
    ['obichamte', ['words']],
    ['obi4amte', ['words']],
    ['slanchice', ['words']],
    ['слънце.море', ['words']],
    ['Левски1914', ['words', 'date']],
    ['Иванов85', ['words']],
    ['sofia2024', ['words', 'date']],
    ['администратор', ['words']],
    ['long enough', ['words']],
    ['19.05.1987', ['date']],
    ['1987-05-19', ['date']],
    ['ръцщ-37ж', ['guessable']],
  ])('%s is weak, for every reason', async (password, reasons) => {
    expect(await weaknessesOf(password, known)).toEqual(reasons)
  })

  it.each([
    'кон вярна батерия',
    'една дълга парола',
    'четири щъркела кацат накриво',
    'тенджера пее под липите',
    'vchera-kupih-tri-lopati',
    'correct horse battery staple',
    'kariera.example pass',
    'Kx9$mQ2!vL',
    '%$#@)(*&^!kx',
    'щъркел и буркан '.repeat(8),
    randomPassword(),
  ])('%s is strong', async (password) => {
    expect(await weaknessesOf(password, known)).toEqual([])
  })

  it('is not compared with a name that is not there', async () => {
    const nobody = { personal: ['', ' '], publication: [''] }
    expect(await weaknessesOf('12345 от 2026', nobody)).toEqual([])
  })

  it('of any length is judged soon', async () => {
    await weaknessesOf('loads the dictionaries', known)
    const start = performance.now()
    for (const part of ['a', 'ab', 'P@$$w0rd1!', '1ll!|', '#4@q', 'щ4', '1', '.']) {
      expect(await weaknessesOf(`${part.repeat(100_000)}a`, known)).toContain('long')
      const names = { personal: [`${part.repeat(100_000)}\nа`], publication: [] }
      await weaknessesOf('четири щъркела кацат', names)
    }
    expect(performance.now() - start).toBeLessThan(5000)
  })
})
