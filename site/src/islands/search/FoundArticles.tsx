import { searchPageSize } from '@kariera/shared/rules/listLengths'
import { searchTexts } from '@kariera/shared/texts/reader'
import { useRef, type RefObject } from 'react'
import { Card } from '../cards/Card.tsx'
import { FaultNotice } from './FaultNotice.tsx'
import { MoreResults } from './MoreResults.tsx'
import { PageLink } from './PageLink.tsx'
import { Pager } from './Pager.tsx'
import { announcement, countLine } from './searchLines.ts'
import { resultsIn } from './searchState.ts'
import { useListEnd } from './useListEnd.ts'
import type { Search } from './useSearch.ts'

type Props = { search: Search; heading: RefObject<HTMLHeadingElement | null>; show: () => void }

/** The results, and the links to further ones. During another search they stay, dimmed. */
export function FoundArticles({ search, heading, show }: Props) {
  const { query, view } = search.state
  const results = resultsIn(view)
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useListEnd(list, view, search.more)
  const withFocus = (act: () => void) => () => {
    focusNext()
    act()
  }
  const turnTo = (page: number) => {
    show()
    search.turnTo(page)
  }
  const retry = () => {
    show()
    search.retry()
  }

  return (
    <section
      className={`found ${view.status}${results ? '' : ' unknown'}`}
      aria-labelledby="found"
      aria-busy={view.status === 'loading' || view.status === 'loadingMore'}
    >
      <div className="found-head">
        <h2 id="found" ref={heading} tabIndex={-1}>
          {countLine(view)}
        </h2>
        {results && results.first > 1 && (
          <PageLink query={query} page={1} turnTo={turnTo}>
            {searchTexts.fromTheFirst}
          </PageLink>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {announcement(view)}
      </p>
      <Skeleton />
      {results && results.cards.length > 0 && (
        <>
          <ul className="found-list" ref={list}>
            {results.cards.map((card, index) => (
              <li key={card.id}>
                <Card card={card} role="compact" first={index === 0} />
              </li>
            ))}
          </ul>
          <Pager query={query} results={results} turnTo={turnTo} />
          <MoreResults view={view} more={withFocus(search.more)} retry={withFocus(search.retry)} />
        </>
      )}
      {results?.cards.length === 0 && <p className="search-notice">{searchTexts.empty}</p>}
      {view.status === 'failed' && <FaultNotice fault={view.fault} retry={retry} />}
    </section>
  )
}

/** A placeholder while there are no results yet; also before the script is loaded. */
function Skeleton() {
  return (
    <ul className="found-list skeleton" aria-hidden="true">
      {Array.from({ length: searchPageSize }, (_, index) => (
        <li key={index}>
          <div className="thumbnail" />
          <div className="skeleton-text" />
        </li>
      ))}
    </ul>
  )
}
