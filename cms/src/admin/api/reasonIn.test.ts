import { describe, expect, it } from 'vitest'
import { reasonIn } from './reasonIn.ts'

describe('A-ERR-1 what the newsroom says of a refusal', () => {
  it('is its sentence', () => {
    expect(reasonIn({ errors: [{ message: 'In use.' }] })).toBe('In use.')
    // In the shape in which Payload sends the refusals of our hooks.
    expect(reasonIn({ errors: [{ name: 'Refusal', data: {}, message: 'In use.' }] })).toBe(
      'In use.',
    )
  })

  it('is what is wrong with the fields, each of it once', () => {
    const [one, other] = [
      { message: 'Please enter a quote' },
      { message: 'Please enter an author.' },
    ]
    const errors = [{ message: 'Invalid: Quote, Author', data: { errors: [one, other, one] } }]
    expect(reasonIn({ errors })).toBe('Please enter a quote. Please enter an author.')
  })

  it('is its message, or that of an authorization server, with its details', () => {
    const details = 'longer than 550'
    expect(reasonIn({ errors: [{ message: 'Not saved', details }] })).toBe(
      'Not saved: longer than 550',
    )
    expect(reasonIn({ message: 'Not saved', error_description: 'other', details: ' ' })).toBe(
      'Not saved',
    )
    expect(reasonIn({ error: 'invalid_grant', error_description: 'Signed out', details })).toBe(
      'Signed out: longer than 550',
    )
    expect(reasonIn({ details })).toBeNull()
  })

  it('is nothing where somebody else has answered', () => {
    for (const other of [null, 'Bad gateway', {}, { errors: [] }, { errors: [{ message: '' }] }]) {
      expect(reasonIn(other)).toBeNull()
    }
  })
})
