import { describe, expect, it } from 'vitest'
import { accentLength } from './accent/accentUse.ts'
import { matchingText, requiredText } from '../../lib/validation/texts.ts'
import { validAccent } from './validation.ts'
import { writableBody } from './body/validation.ts'

const inEnglish = { req: { i18n: { language: 'en' } } } as Parameters<typeof writableBody>[1]
const inBulgarian = { req: { i18n: { language: 'bg' } } } as Parameters<typeof writableBody>[1]

const required = requiredText({ en: 'Title is required', bg: 'Заглавието е задължително' })

describe('A-ART-1 the title of an article', () => {
  it.each([undefined, null, '', ' \n\t', '\u00a0', '\u00ad', '\u0301'])(
    'is required: %j is none',
    (value) => {
      expect(required(value, inEnglish)).toBe('Title is required')
      expect(required(value, inBulgarian)).toBe('Заглавието е задължително')
    },
  )

  it('may be any text', () => {
    expect(required('Я', inEnglish)).toBe(true)
  })
})

describe('A-ART-1 the accent', () => {
  it(`has at most ${accentLength} characters`, () => {
    expect(validAccent('я'.repeat(accentLength), inEnglish)).toBe(true)
    expect(validAccent('я'.repeat(accentLength + 1), inEnglish)).toBe(
      'The accent may have 550 characters, this has 551.',
    )
    expect(validAccent('я'.repeat(accentLength + 1), inBulgarian)).toBe(
      'Акцентът може да е до 550 знака, този е 551.',
    )
  })

  it('may be missing', () => {
    expect(validAccent(undefined, inEnglish)).toBe(true)
    expect(validAccent(null, inEnglish)).toBe(true)
  })

  it('is counted in characters, not in UTF-16 units', () => {
    expect(validAccent('🙂'.repeat(accentLength), inEnglish)).toBe(true)
  })
})

describe('A-ART-1 the body of an article', () => {
  const body = (...children: object[]) =>
    ({ root: { type: 'root', children } }) as Parameters<typeof writableBody>[0]
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })

  it.each([
    ['nothing', undefined],
    ['no text', null],
    ['a text without paragraphs', body()],
    ['empty paragraphs', body({ type: 'paragraph', children: [] }, paragraph('  '))],
    ['a rule alone', body({ type: 'horizontalrule' })],
  ])('is required: %s is none', (_what, value) => {
    expect(writableBody(value, inEnglish)).toBe('Content is required')
    expect(writableBody(value, inBulgarian)).toBe('Съдържанието е задължително')
  })

  it.each([
    ['words', body(paragraph(''), paragraph('Дума'))],
    ['words in a list', body({ type: 'list', listType: 'bullet', children: [paragraph('Дума')] })],
    ['a picture', body({ type: 'upload', relationTo: 'media', value: 1 })],
    ['a table or a video', body({ type: 'block', fields: { blockType: 'youtube' } })],
  ])('may be %s', (_what, value) => {
    expect(writableBody(value, inEnglish)).toBe(true)
  })
})

describe('A-RT-1 a text with a form', () => {
  const digits = matchingText(/^\d+$/, { en: 'Digits only.', bg: 'Само цифри.' })

  it('is told what was expected, in the language of the request', () => {
    expect(digits('12', inEnglish)).toBe(true)
    expect(digits('1a', inEnglish)).toBe('Digits only.')
    expect(digits(null, inBulgarian)).toBe('Само цифри.')
  })

  it('answers in English to any other language', () => {
    const inFrench = { req: { i18n: { language: 'fr' } } } as typeof inEnglish
    expect(digits('1a', inFrench)).toBe('Digits only.')
  })
})
