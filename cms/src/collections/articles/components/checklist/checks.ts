import { looksEmpty } from '@kariera/shared/rules/invisible'
import { accentCharacters, accentLength } from '../../accent/accentUse.ts'
import { hasContent } from '../../body/hasContent.ts'
import { picturesIn, uncopiedIn } from '../../body/picturesIn.ts'

/** The texts of pictures by their ids: being read, not readable, or known. */
export type PictureTexts =
  | 'checking'
  | 'unknown'
  | ReadonlyMap<number, { alt: string; author: string }>

/** The values of the form that the checklist reads. */
export type Written = {
  title: string
  /** The text as the form has it. */
  body: unknown
  /** Id of the main picture. */
  picture: number | null
  /** Of the main picture and those of the text. */
  pictureTexts: PictureTexts
  hasCategory: boolean
  hashtagCount: number
  accent: string
}

/** What an article can be published without, but should not. */
type Advice = 'alt' | 'credit' | 'category' | 'hashtags' | 'accent' | 'altOfText' | 'creditOfText'
/** What publishing demands. */
type Demand = 'title' | 'body'

/** `wrong`: it is present, but publishing will be refused; `checking`, `unknown`: whether the pictures could be read. */
export type Check =
  | { about: 'picture'; state: 'missing' }
  | { about: 'copies'; state: 'wrong'; count: number }
  | {
      about: Advice | Demand
      state: 'done' | 'missing' | 'wrong' | 'checking' | 'unknown'
      /** How many pictures of the text lack it. */
      count?: number
    }

const demands: readonly string[] = ['title', 'body'] satisfies Demand[]

/** Whether an article cannot be published as a check says it is. */
export function isDemanded({ about, state }: Check): boolean {
  return state === 'wrong' || (state !== 'done' && demands.includes(about))
}

/** Returns what an editor should check before an article is published: what publishing demands, and what is advised. */
export function checksOf(written: Written): Check[] {
  const { title, body, hasCategory, hashtagCount, accent } = written
  const uncopied = uncopiedIn(body)
  return [
    { about: 'title', state: looksEmpty(title) ? 'missing' : 'done' },
    { about: 'body', state: hasContent(body) ? 'done' : 'missing' },
    ...(uncopied > 0 ? [{ about: 'copies', state: 'wrong', count: uncopied } as const] : []),
    ...picturesOfText(written),
    ...mainPicture(written),
    { about: 'category', state: hasCategory ? 'done' : 'missing' },
    { about: 'hashtags', state: hashtagCount > 0 ? 'done' : 'missing' },
    { about: 'accent', state: accentState(accent) },
  ]
}

/** Number of checks that are known to be open. */
export function openChecks(checks: Check[]): number {
  return checks.filter(({ state }) => state === 'missing' || state === 'wrong').length
}

function picturesOfText({ body, pictureTexts }: Written): Check[] {
  const ids = [...new Set(picturesIn(body))]
  if (ids.length === 0) return []
  const about = (which: 'altOfText' | 'creditOfText', text: 'alt' | 'author'): Check => {
    if (typeof pictureTexts === 'string') return { about: which, state: pictureTexts }
    const count = ids.filter((id) => looksEmpty(pictureTexts.get(id)?.[text] ?? '')).length
    return { about: which, state: count > 0 ? 'missing' : 'done', count }
  }
  return [about('altOfText', 'alt'), about('creditOfText', 'author')]
}

function mainPicture({ picture, pictureTexts }: Written): Check[] {
  if (picture === null) return [{ about: 'picture', state: 'missing' }]
  const stateOf = (text: 'alt' | 'author') => {
    if (typeof pictureTexts === 'string') return pictureTexts
    const known = pictureTexts.get(picture)
    if (!known) return 'unknown'
    return looksEmpty(known[text]) ? 'missing' : 'done'
  }
  return [
    { about: 'alt', state: stateOf('alt') },
    { about: 'credit', state: stateOf('author') },
  ]
}

function accentState(accent: string): Check['state'] {
  if (looksEmpty(accent)) return 'missing'
  return accentCharacters(accent) > accentLength ? 'wrong' : 'done'
}
