import { describe, expect, it } from 'vitest'
import { checksOf, isDemanded, openChecks, type Check, type Written } from './checks.ts'

const described = { alt: 'Пекар пред фурната', author: 'Личен архив' }
const textOf = (...children: object[]) => ({ root: { type: 'root', children } })
const words = { type: 'paragraph', children: [{ type: 'text', text: 'Текст.' }] }
const pictureOf = (value: number) => ({ type: 'upload', relationTo: 'media', value })
const uncopied = {
  ...{ type: 'upload', relationTo: 'media', value: '' },
  pending: { formID: 'a', src: 'https://example.com/a.png', alt: '' },
}

const whole: Written = {
  title: 'Един ден в пекарната',
  body: textOf(words, pictureOf(8)),
  picture: 7,
  pictureTexts: new Map([
    [7, described],
    [8, described],
  ]),
  hasCategory: true,
  hashtagCount: 2,
  accent: 'Един ден в пекарната.',
}

function statesOf(written: Partial<Written>): Partial<Record<Check['about'], Check['state']>> {
  const checks = checksOf({ ...whole, ...written })
  return Object.fromEntries(checks.map(({ about, state }) => [about, state]))
}

describe('what is looked at before publishing', () => {
  it('is done where everything is there', () => {
    const checks = checksOf(whole)
    expect(checks.map(({ about }) => about)).toEqual([
      ...['title', 'body', 'altOfText', 'creditOfText', 'alt', 'credit'],
      ...['category', 'hashtags', 'accent'],
    ])
    expect(new Set(checks.map(({ state }) => state))).toEqual(new Set(['done']))
    expect(openChecks(checks)).toBe(0)
  })

  it('misses a title and a text, which publishing demands', () => {
    const nothing = { title: ' \u00AD', body: textOf({ type: 'paragraph', children: [] }) }
    expect(statesOf(nothing)).toMatchObject({ title: 'missing', body: 'missing' })
    const checks = checksOf({ ...whole, ...nothing, hasCategory: false, hashtagCount: 0 })
    expect(checks.filter(isDemanded).map(({ about }) => about)).toEqual(['title', 'body'])
  })

  it('says that pictures of the text are not copied, with which publishing is refused', () => {
    const list = { type: 'list', children: [{ type: 'listitem', children: [uncopied] }] }
    const checks = checksOf({ ...whole, body: textOf(words, uncopied, list) })
    expect(checks.filter(isDemanded)).toEqual([{ about: 'copies', state: 'wrong', count: 2 }])
  })

  it('misses texts of the pictures in the text, and says of how many', () => {
    const pictureTexts = new Map([
      [7, described],
      [8, { alt: '', author: 'БТА' }],
      [9, { alt: ' ', author: '' }],
    ])
    const body = textOf(words, pictureOf(8), pictureOf(9), pictureOf(8))
    const checks = checksOf({ ...whole, body, pictureTexts })
    expect(checks).toContainEqual({ about: 'altOfText', state: 'missing', count: 2 })
    expect(checks).toContainEqual({ about: 'creditOfText', state: 'missing', count: 1 })
    expect(statesOf({ body: textOf(words) })).not.toHaveProperty('altOfText')
  })

  it('misses the alternative text and the credit of the main picture, each by itself', () => {
    const mainWith = (alt: string, author: string) =>
      statesOf({ pictureTexts: new Map([[7, { alt, author }]]) })
    expect(mainWith(' ', 'БТА')).toMatchObject({ alt: 'missing', credit: 'done' })
    expect(mainWith('Пекар', '')).toMatchObject({ alt: 'done', credit: 'missing' })
  })

  it('says of a picture that is not chosen, and of one not known yet, just that', () => {
    const pictureless = statesOf({ picture: null })
    expect(pictureless).toMatchObject({ picture: 'missing' })
    expect(pictureless).not.toHaveProperty('alt')
    expect(statesOf({ pictureTexts: 'checking' })).toMatchObject({
      credit: 'checking',
      creditOfText: 'checking',
    })
    expect(openChecks(checksOf({ ...whole, pictureTexts: 'checking' }))).toBe(0)
    expect(openChecks(checksOf({ ...whole, picture: null }))).toBe(1)
  })

  it('misses a category, hashtags and an accent', () => {
    const nothing = { hasCategory: false, hashtagCount: 0, accent: '  ' }
    expect(statesOf(nothing)).toMatchObject({
      category: 'missing',
      hashtags: 'missing',
      accent: 'missing',
    })
    expect(openChecks(checksOf({ ...whole, ...nothing }))).toBe(3)
  })

  it('says that an accent is too long, which would be refused', () => {
    expect(statesOf({ accent: 'я'.repeat(551) })).toMatchObject({ accent: 'wrong' })
    expect(statesOf({ accent: 'я'.repeat(550) })).toMatchObject({ accent: 'done' })
  })
})
