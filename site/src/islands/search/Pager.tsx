import { searchTexts } from '@kariera/shared/texts/reader'
import type { ReactNode } from 'react'
import { Icon } from '../elements/Icon.tsx'
import { PageLink } from './PageLink.tsx'
import { pageWindow } from './pageWindow.ts'
import type { SearchQuery } from './query.ts'
import { pageLine } from './searchLines.ts'
import type { Results } from './searchResults.ts'

type Props = { query: SearchQuery; results: Results; turnTo: (page: number) => void }

/** The pages of the results, from 768 px (R-SEARCH-4). */
export function Pager({ query, results, turnTo }: Props) {
  const { first: page, pages, total } = results
  const linkTo = (to: number, what: ReactNode) => (
    <PageLink query={query} page={to} isCurrent={to === page} turnTo={turnTo}>
      {what}
    </PageLink>
  )
  /** On the first and last page the step keeps its place, but is not a link. */
  const stepTo = (to: number, what: ReactNode) =>
    to < 1 || to > pages ? <span className="pager-end">{what}</span> : linkTo(to, what)

  return (
    <nav className="pager" aria-label={searchTexts.pages}>
      {pages > 1 && (
        <ul>
          <li>{stepTo(page - 1, previous)}</li>
          {pageWindow(page, pages).map((to, index) => (
            <li key={to ?? `gap-${index}`}>
              {to === null ? <span>…</span> : linkTo(to, <PageNumber page={to} />)}
            </li>
          ))}
          <li>{stepTo(page + 1, next)}</li>
        </ul>
      )}
      <p>{pageLine(page, pages, total)}</p>
    </nav>
  )
}

function PageNumber({ page }: { page: number }) {
  return (
    <>
      <span className="visually-hidden">{searchTexts.page} </span>
      {page}
    </>
  )
}

const previous = (
  <>
    <Icon name="previous" />
    {searchTexts.previous}
  </>
)
const next = (
  <>
    {searchTexts.next}
    <Icon name="next" />
  </>
)
