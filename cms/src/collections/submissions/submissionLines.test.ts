import { describe, expect, it } from 'vitest'
import { submissionLines } from './submissionLines.ts'

describe('R-CONT-1 R-BRAND-2 a submission', () => {
  it('is a message, to be answered by mail or by telephone', () => {
    const message = {
      name: 'Радка',
      email: 'r+1@example.com',
      phone: '0888 123-456',
      message: 'А\nБ',
    }
    expect(submissionLines(message).map(({ value, href }) => [value, href])).toEqual([
      ['Радка', undefined],
      ['r+1@example.com', 'mailto:r%2B1@example.com'],
      ['0888 123-456', 'tel:0888123456'],
      ['А\nБ', undefined],
    ])
  })

  it('or a request, by the labels of its form', () => {
    const fields = [
      { id: '1', label: 'Имейл', value: 'r@example.com' },
      { id: '2', label: 'Друго', value: null },
    ]
    const lines = submissionLines({ serviceName: 'Портрет', replyTo: 'r@example.com', fields })
    expect(lines.map(({ label, value, href }) => [label.bg, value, href])).toEqual([
      ['Услуга', 'Портрет', undefined],
      ['Имейл', 'r@example.com', 'mailto:r@example.com'],
      ['Друго', '', undefined],
    ])
  })

  it('or none at all', () => {
    expect(submissionLines(undefined)).toEqual([])
    expect(submissionLines({ name: 'x' })).toEqual([])
  })
})
