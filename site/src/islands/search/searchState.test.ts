import { describe, expect, it } from 'vitest'
import { everything } from './query.ts'
import { sampleAnswer } from './sampleSearch.ts'
import { resultsOf } from './searchResults.ts'
import {
  changedQuery,
  requestOf,
  searchReducer,
  initialSearchState,
  textsOf,
} from './searchState.ts'
import type { SearchEvent, SearchState } from './searchState.ts'
import { chipsOf, chosenCategory } from './chips.ts'

const first = resultsOf(sampleAnswer([5, 4, 3]))
const fault = { message: 'Failed to load articles', waitSeconds: null }
const start = initialSearchState(first)
const after = (...events: SearchEvent[]) => events.reduce(searchReducer, start)
const asked = (changes: Partial<SearchState['query']>): SearchEvent => {
  const query = { ...everything, ...changes }
  return { type: 'asked', query, texts: textsOf(query) }
}
const answered = (...answer: Parameters<typeof sampleAnswer>): SearchEvent => ({
  type: 'answered',
  reply: { results: resultsOf(sampleAnswer(...answer)) },
})
const refused: SearchEvent = { type: 'answered', reply: { fault } }

describe('what is typed', () => {
  it('R-SEARCH-2 waits beside the query until it is applied, as it will be asked for', () => {
    const typed = after({ type: 'typed', filter: 'title', text: '  нощна  смяна ' })
    expect(typed.texts.title).toBe('  нощна  смяна ')
    expect(typed.query).toEqual(everything)
    expect(requestOf(typed)).toBeNull()
    expect(changedQuery(typed)).toEqual({ ...everything, title: 'нощна смяна' })
  })

  it('is nothing new when it says what is asked for already', () => {
    const typed = after(
      { type: 'typed', filter: 'title', text: 'а' },
      { type: 'typed', filter: 'title', text: ' ' },
    )
    expect(typed.unapplied).toEqual([])
  })

  it('R-SEARCH-2 goes along with what is chosen, and that begins at page 1', () => {
    const typed = after(asked({ page: 3 }), { type: 'typed', filter: 'entityName', text: 'Мая' })
    expect(changedQuery(typed, { category: 'intervyuta' })).toEqual({
      ...everything,
      entityName: 'Мая',
      category: 'intervyuta',
    })
  })

  it('stays while another page is opened, and is forgotten when another address is', () => {
    const typed: SearchEvent = { type: 'typed', filter: 'title', text: 'нощ' }
    expect(after(typed, { type: 'pageChosen', page: 2 }).unapplied).toEqual(['title'])
    const elsewhere = after(typed, asked({ category: 'intervyuta' }))
    expect([elsewhere.unapplied, elsewhere.texts.title]).toEqual([[], ''])
  })
})

describe('what is shown', () => {
  it('is what was there before, until the answer comes', () => {
    const waiting = after(asked({ title: 'нощ' }))
    expect(waiting.view).toEqual({ status: 'loading', previousResults: first })
    expect(requestOf(waiting)).toEqual({ ...everything, title: 'нощ' })
    expect(searchReducer(waiting, answered([9])).view).toMatchObject({
      status: 'loaded',
      results: { cards: [{ id: 9 }] },
    })
  })

  it('R-SEARCH-5 is not that nothing was found, while something else is looked for', () => {
    const nothing = after(asked({ title: 'нищо' }), answered([], { totalDocs: 0 }))
    expect(nothing.view).toMatchObject({ status: 'loaded', results: { total: 0 } })
    const loading = { status: 'loading', previousResults: null }
    expect(searchReducer(nothing, asked({ hashtag: 'zanayati' })).view).toEqual(loading)
    expect(searchReducer(nothing, { type: 'pageChosen', page: 1 }).view).toEqual(loading)
  })

  it('R-SEARCH-2 is nothing that was not asked for, where the address asks from the start', () => {
    const query = { ...everything, title: 'нощ' }
    const opened = after({ type: 'opened', query, texts: textsOf(query) })
    expect(opened.view).toEqual({ status: 'loading', previousResults: null })
    expect(requestOf(opened)).toEqual(query)
  })

  it('R-ERR-1 is nothing but the fault when the answer fails, and asked for again on request', () => {
    const failed = after(asked({ title: 'нощ' }), refused)
    expect(failed.view).toEqual({ status: 'failed', fault })
    expect(requestOf(failed)).toBeNull()
    const retried = searchReducer(failed, { type: 'retried' })
    expect(requestOf(retried)).toEqual({ ...everything, title: 'нощ' })
    expect(retried.view).toEqual({ status: 'loading', previousResults: null })
  })

  it('R-SEARCH-4 grows by the next page, once for each time that the end is reached', () => {
    const reached = after({ type: 'askedForMore' })
    expect(requestOf(reached)).toEqual({ ...everything, page: 2 })
    expect(searchReducer(reached, { type: 'askedForMore' })).toBe(reached)
    const grown = searchReducer(reached, answered([3, 2], { page: 2 }))
    expect(grown.view).toMatchObject({
      status: 'loaded',
      results: { cards: [{ id: 5 }, { id: 4 }, { id: 3 }, { id: 2 }], first: 1, last: 2 },
    })
    expect(grown.query).toEqual(everything)
  })

  it('R-SEARCH-4 ends with the last page', () => {
    const last = after(asked({ page: 3 }), answered([1], { page: 3 }))
    expect(searchReducer(last, { type: 'askedForMore' })).toBe(last)
  })

  it('R-ERR-1 stays when the next page fails, which can be asked for again', () => {
    const failed = after({ type: 'askedForMore' }, refused)
    expect(failed.view).toEqual({ status: 'loadingMoreFailed', results: first, fault })
    expect(requestOf(failed)).toBeNull()
    expect(requestOf(searchReducer(failed, { type: 'retried' }))).toEqual({
      ...everything,
      page: 2,
    })
  })

  it('is not disturbed by an answer that nobody waits for', () => {
    expect(after(answered([9]))).toBe(start)
  })
})

describe('what an address names by slugs', () => {
  const category = { id: 3, name: 'Интервюта', slug: 'intervyuta' }
  const hashtag = { id: 4, name: 'Занаяти', slug: 'zanayati' }

  it('R-SEARCH-2 is shown by its name, as soon as that is known', () => {
    const waiting = after(asked({ hashtag: 'zanayati', category: 'intervyuta' }))
    expect(chipsOf(waiting, [category]).map(({ text }) => text)).toEqual(['Интервюта', 'zanayati'])
    const known = searchReducer(waiting, answered([1], { filters: { category, hashtag } }))
    expect(known.texts.hashtag).toBe('Занаяти')
    expect(chipsOf(known, [category])).toEqual([
      { filter: 'category', label: 'Категория', text: 'Интервюта' },
      { filter: 'hashtag', label: 'Хаштаг', text: 'Занаяти' },
    ])
  })

  it('R-SEARCH-2 a former slug of a category chooses the category of now', () => {
    const waiting = after(asked({ category: 'razgovori' }))
    const known = searchReducer(waiting, answered([1], { filters: { category, hashtag: null } }))
    expect(chosenCategory(known)).toBe('intervyuta')
    expect(chipsOf(known, [category])[0]!.text).toBe('Интервюта')
  })

  it('names nothing that is not there', () => {
    const unknown = after(asked({ category: 'nyama' }), answered([]))
    expect(chipsOf(unknown, [category])[0]!.text).toBe('nyama')
  })

  it('never overwrites what is typed meanwhile', () => {
    const typed = after(asked({ hashtag: 'zanayati' }), {
      type: 'typed',
      filter: 'hashtag',
      text: 'зан',
    })
    const known = searchReducer(typed, answered([1], { filters: { category: null, hashtag } }))
    expect(known.texts.hashtag).toBe('зан')
  })
})
