import { expect, it } from 'vitest'
import { keptTogether } from './keptTogether.ts'

const together = (text: string) =>
  keptTogether(text)
    .filter((part) => part.together)
    .map((part) => part.text)

it.each([
  ['Кариерата, каквато е, и хората в нея.', ['каквато е']],
  ['Работата такава, каквато е', ['каквато е']],
  ['Кой си ти? А къде е?', ['си ти', 'къде е']],
  ['С труд и постоянство.', []],
  ['', []],
])(
  'R-HOME-2 a short word at the end of a phrase stays with the one before it: %s',
  (text, kept) => {
    expect(together(text)).toEqual(kept)
    expect(
      keptTogether(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  },
)
