import { describe, expect, it } from 'vitest'
import { typographicReplacement } from './typography.ts'

/** The text that comes of typing each character after the other. */
function typed(text: string): string {
  let now = ''
  for (const character of text) {
    const replacement = typographicReplacement(now, character)
    now += character
    if (replacement) now = now.slice(0, -replacement.length) + replacement.text
  }
  return now
}

describe('B-EDIT-9 what is typed', () => {
  it.each([
    ['"Дума"', '„Дума“'],
    ['вестник "Труд" пише', 'вестник „Труд“ пише'],
    ['("Труд")', '(„Труд“)'],
    ['["Труд"]', '[„Труд“]'],
    ['на "Труд", "24 часа" и "Сега".', 'на „Труд“, „24 часа“ и „Сега“.'],
    ['"Да!" и "Не?"', '„Да!“ и „Не?“'],
    ['"Край." Начало', '„Край.“ Начало'],
    ['"Така…"', '„Така…“'],
    ['"Вестник "Труд" пише"', '„Вестник „Труд“ пише“'],
    ['""Труд" пише" каза', '„„Труд“ пише“ каза'],
    ['"В "Труд"" и "Сега"', '„В „Труд““ и „Сега“'],
    ['ред\n"Дума"', 'ред\n„Дума“'],
    ['каза:"Да"', 'каза:„Да“'],
    ['Вестник „Труд” каза:"Да"', 'Вестник „Труд” каза:„Да“'],
    ['„Труд” има екран 5"', '„Труд” има екран 5"'],
    ['*"дума"*', '*„дума“*'],
    [`'"дума"'`, `'„дума“'`],
    [`"той каза 'да'"`, `„той каза 'да'“`],
    ['каза: "Да"', 'каза: „Да“'],
    ['"той каза: "Да""', '„той каза: „Да““'],
    ['–"Да"', '–„Да“'],
    ['бизнес-"клас"', 'бизнес-„клас“'],
    ['или/"и"', 'или/„и“'],
    ['чете "The New York Times"', 'чете „The New York Times“'],
    ['"I like it," he said', '„I like it,“ he said'],
    ['с “Hello"', 'с “Hello”'],
    ['„с “Hello" и „ти"', '„с “Hello” и „ти“'],
    ['«Дума"', '«Дума»'],
    ['с «Дума» и "друга"', 'с «Дума» и „друга“'],
    ['дума"', 'дума“'],
    // After a space another one begins.
    ['"дума "', '„дума „'],
  ])('has quotation marks: %j is %j', (text, expected) => {
    expect(typed(text)).toBe(expected)
  })

  it.each([
    ['екран 5"', 'екран 5"'],
    ['екрани 5", 55" и 65"', 'екрани 5", 55" и 65"'],
    ['висок 5\'11"', 'висок 5\'11"'],
    ['тръба ½"', 'тръба ½"'],
    ['"Формула 1"', '„Формула 1“'],
    ['филмът "1984" е', 'филмът „1984“ е'],
    ['https://a.bg/?q="a"', 'https://a.bg/?q="a"'],
    ['www.a.bg/"', 'www.a.bg/"'],
    ['виж "https://a.bg"', 'виж „https://a.bg“'],
    ["О'Конър", "О'Конър"],
  ])('keeps inches and addresses: %j is %j', (text, expected) => {
    expect(typed(text)).toBe(expected)
  })

  it('stays straight where the beginning is straight', () => {
    expect(typographicReplacement('"Дума', '"')).toBeNull()
    expect(typographicReplacement('екран 5" и "Дума', '"')).toBeNull()
    expect(typographicReplacement('"Дума" и друга', '"')).toEqual({ length: 1, text: '“' })
  })

  it.each([
    ['дума - дума', 'дума – дума'],
    ['„Труд“ - вестник', '„Труд“ – вестник'],
    ['(вестник) - дума', '(вестник) – дума'],
    ['2019 - 2020', '2019 – 2020'],
    ['дума -- дума', 'дума – дума'],
    ['-- Здравей', '– Здравей'],
    ['ред\n-- Здравей', 'ред\n– Здравей'],
    ['дума--дума', 'дума – дума'],
    ['2019--2020', '2019–2020'],
    ['дума\u00A0- дума', 'дума\u00A0– дума'],
  ])('has dashes: %j is %j', (text, expected) => {
    expect(typed(text)).toBe(expected)
  })

  it.each([
    ...[
      '- точка',
      'ред\n- точка',
      'бизнес-клас',
      'по- добър',
      'дума -дума',
      '--- ',
      'дума --- дума',
    ],
    ...['npm ci --save-dev', 'a--b', 'https://xn--e1a.bg', '1-2', '-5', 'минус -5'],
  ])('keeps hyphens: %j', (text) => {
    expect(typed(text)).toBe(text)
  })
})
