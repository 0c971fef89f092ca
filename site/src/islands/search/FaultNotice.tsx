import { searchTexts } from '@kariera/shared/texts/reader'
import type { Fault } from './askSearch.ts'
import { errorLine, waitLine } from './searchLines.ts'

/** States that the search failed, and offers to try again. */
export function FaultNotice({ fault, retry }: { fault: Fault; retry: () => void }) {
  return (
    <div className="search-notice">
      <div role="alert">
        <p lang="en" className="fault">
          {errorLine(fault.message)}
        </p>
        {fault.waitSeconds !== null && <p>{waitLine(fault.waitSeconds)}</p>}
      </div>
      <button type="button" lang="en" className="button quiet" onClick={retry}>
        {searchTexts.retry}
      </button>
    </div>
  )
}
