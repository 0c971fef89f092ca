import { formFor, type Forms } from '@kariera/shared/rules/plurals'
import { searchTexts } from '@kariera/shared/texts/reader'
import { resultsIn, type SearchView } from './searchState.ts'

/** Formats `2 от 5 страници (Общо 47 статии)`. */
export function pageLine(page: number, pages: number, articles: number): string {
  return filled(formFor(articles, searchTexts.pageLine), { x: page, y: pages, n: articles })
}

/** Formats `Намерени 47 статии`. */
const foundLine = (articles: number): string => withNumber(articles, searchTexts.found)

/** Formats `Намерени 47 статии, страница 2`. */
function foundOnPageLine(articles: number, page: number): string {
  return filled(searchTexts.foundOnPage, { found: foundLine(articles), x: page })
}

/** Formats `Показани са 20 от 47 статии`. */
function shownLine(shown: number, articles: number): string {
  return filled(searchTexts.shown, { x: shown, n: articles })
}

/** Formats `3 предложения`. */
export const suggestedLine = (count: number): string => withNumber(count, searchTexts.suggested)

/** Formats `Опитайте отново след 12 секунди.` */
export const waitLine = (seconds: number): string => withNumber(seconds, searchTexts.wait)

/** Formats `Error: Failed to load articles`. */
export const errorLine = (message: string): string => filled(searchTexts.error, { message })

/** Returns the heading above the results. */
export function countLine(view: SearchView): string {
  const results = resultsIn(view)
  if (results) return foundLine(results.total)
  return view.status === 'loading' ? searchTexts.searching : searchTexts.notSearched
}

/** Returns the announcement for users of screen readers; a failure has its own message. */
export function announcement(view: SearchView): string {
  if (view.status === 'loading' || view.status === 'loadingMore') return searchTexts.searching
  if (view.status !== 'loaded') return ''
  const { total, cards, first, last } = view.results
  if (total === 0) return searchTexts.empty
  if (first < last) return shownLine(cards.length, total)
  return first > 1 ? foundOnPageLine(total, first) : foundLine(total)
}

function withNumber(count: number, forms: Forms): string {
  return filled(formFor(count, forms), { n: count })
}

function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}
