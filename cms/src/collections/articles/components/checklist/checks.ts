import { accentCharacters, accentLength } from '../../accent/accentUse.ts'

/** State of the main picture: none chosen, being read, not readable, or its texts. */
export type MainPicture =
  | { is: 'none' }
  | { is: 'checking' }
  | { is: 'unknown' }
  | { is: 'known'; alt: string; author: string }

/** The values of the form that the checklist reads. */
export type Written = {
  picture: MainPicture
  hasCategory: boolean
  hashtagCount: number
  accent: string
}

/** `wrong`: it is present, but publishing will be refused; `checking`, `unknown`: whether the picture could be read. */
export type Check =
  | { about: 'picture'; state: 'missing' }
  | {
      about: 'alt' | 'credit' | 'category' | 'hashtags' | 'accent'
      state: 'done' | 'missing' | 'wrong' | 'checking' | 'unknown'
    }

/** Returns what an editor should check before an article is published. Only the category is required by the server. */
export function checksOf({ picture, hasCategory, hashtagCount, accent }: Written): Check[] {
  return [
    ...pictureChecks(picture),
    { about: 'category', state: hasCategory ? 'done' : 'missing' },
    { about: 'hashtags', state: hashtagCount > 0 ? 'done' : 'missing' },
    { about: 'accent', state: accentState(accent) },
  ]
}

/** Number of checks that are known to be open. */
export function openChecks(checks: Check[]): number {
  return checks.filter(({ state }) => state === 'missing' || state === 'wrong').length
}

function pictureChecks(picture: MainPicture): Check[] {
  if (picture.is === 'none') return [{ about: 'picture', state: 'missing' }]
  const stateOf = (text: 'alt' | 'author') => {
    if (picture.is !== 'known') return picture.is
    return picture[text].trim() ? 'done' : 'missing'
  }
  return [
    { about: 'alt', state: stateOf('alt') },
    { about: 'credit', state: stateOf('author') },
  ]
}

function accentState(accent: string): Check['state'] {
  if (!accent.trim()) return 'missing'
  return accentCharacters(accent) > accentLength ? 'wrong' : 'done'
}
