import { searchTexts } from '@kariera/shared/texts/reader'
import { FaultNotice } from './FaultNotice.tsx'
import { hasMore } from './searchResults.ts'
import type { SearchView } from './searchState.ts'

type Props = { view: SearchView; more: () => void; retry: () => void }

/** The end of the results below 768 px (R-SEARCH-4): the list continues by itself, or by the button. */
export function MoreResults({ view, more, retry }: Props) {
  return (
    <div className="more-results">
      <End view={view} more={more} retry={retry} />
    </div>
  )
}

function End({ view, more, retry }: Props) {
  if (view.status === 'loadingMoreFailed') return <FaultNotice fault={view.fault} retry={retry} />
  if (view.status !== 'loaded' && view.status !== 'loadingMore') return null
  if (view.status === 'loaded' && !hasMore(view.results)) return <p>{searchTexts.noMore}</p>
  const isLoading = view.status === 'loadingMore'
  return (
    <button type="button" className="button quiet" aria-disabled={isLoading} onClick={more}>
      {isLoading ? searchTexts.searching : searchTexts.more}
    </button>
  )
}
