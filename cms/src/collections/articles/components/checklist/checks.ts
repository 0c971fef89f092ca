import { accentCharacters, accentLength } from '../../accent/accentUse.ts'

/** What is known of the main picture: none is chosen, it is asked for, it cannot be asked for, or what it says. */
export type MainPicture =
  | { is: 'none' }
  | { is: 'checking' }
  | { is: 'unknown' }
  | { is: 'known'; alt: string; author: string }

/** What the checklist looks at, as it stands in the form. */
export type Written = {
  picture: MainPicture
  hasCategory: boolean
  hashtagCount: number
  accent: string
}

/** `wrong`: it is there, and yet publishing will be refused; `checking`, `unknown`: of what the picture says. */
export type Check =
  | { about: 'picture'; state: 'missing' }
  | {
      about: 'alt' | 'credit' | 'category' | 'hashtags' | 'accent'
      state: 'done' | 'missing' | 'wrong' | 'checking' | 'unknown'
    }

/** What an editor wants to have looked at before an article is published. Only a category is demanded, by the server. */
export function checksOf({ picture, hasCategory, hashtagCount, accent }: Written): Check[] {
  return [
    ...pictureChecks(picture),
    { about: 'category', state: hasCategory ? 'done' : 'missing' },
    { about: 'hashtags', state: hashtagCount > 0 ? 'done' : 'missing' },
    { about: 'accent', state: accentState(accent) },
  ]
}

/** How many of them are known not to be done. */
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
