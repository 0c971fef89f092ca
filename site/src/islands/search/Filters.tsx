import { searchFieldId, searchPath } from '@kariera/shared/routes'
import { useEffect, useRef, useState, type SyntheticEvent, useSyncExternalStore } from 'react'
import { chipsOf } from './chips.ts'
import { FilterBar } from './FilterBar.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { textFilters } from './query.ts'
import type { Named } from './searchResults.ts'
import { useDesktop } from './useDesktop.ts'
import { useEarlyFields } from './useEarlyFields.ts'
import type { Search } from './useSearch.ts'

const panel = 'search-filters'

/**
 * The filters (R-SEARCH-1): open on a desktop, and if the address leads to a field of them; otherwise closed on a
 * phone, until the reader decides. Before the script is loaded the form searches by itself, with a new page.
 *
 * @param showResults moves to the results, where the filters cover them
 */
export function Filters(props: { search: Search; categories: Named[]; showResults: () => void }) {
  const { search, categories, showResults } = props
  const isDesktop = useDesktop()
  const [chosen, setChosen] = useState<'open' | 'closed' | null>(null)
  const isTarget = useTarget(searchFieldId)
  // The fragment is soon removed from the address; the opened panel stays open.
  if (isTarget && chosen !== 'open') setChosen('open')
  const isOpen = chosen === null ? isDesktop : chosen === 'open'
  const form = useRef<HTMLFormElement>(null)
  useEarlyFields(form, ({ category, ...texts }) => {
    // The reader may be in the middle of a word, so the usual pause is awaited.
    if (category) search.choose({ ...texts, category }, texts)
    else
      for (const filter of textFilters) {
        const text = texts[filter]
        if (text !== undefined) search.type(filter, text)
      }
  })
  useEffect(() => {
    // The panel was closed before, so the browser could not focus the field.
    if (isTarget && !form.current?.contains(document.activeElement))
      document.getElementById(searchFieldId)?.focus()
  }, [isTarget])
  const close = () => {
    leaveTarget()
    setChosen('closed')
  }
  // The pressed button disappears with its filter, so the focus moves to a button nearby.
  const focusBar = () => form.current?.querySelector('button')?.focus()

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    search.applyTyped()
    if (isDesktop) return
    close()
    showResults()
  }
  const clear = () => {
    search.clear()
    focusBar()
  }
  const chips = chipsOf(search.state, categories).map((chip) => ({
    ...chip,
    remove: () => {
      search.choose({ [chip.filter]: '' }, { [chip.filter]: '' })
      focusBar()
    },
  }))

  return (
    <search>
      <form ref={form} action={searchPath} autoComplete="off" onSubmit={submit}>
        <FilterBar
          chips={chips}
          isOpen={isOpen}
          panel={panel}
          toggle={() => (isOpen ? close() : setChosen('open'))}
          clear={clear}
        />
        <div id={panel} className={`filter-panel ${chosen ?? 'by-width'}`}>
          <FilterPanel search={search} categories={categories} />
        </div>
      </form>
    </search>
  )
}

/** Whether the address leads to the element with this id; false on the server. */
function useTarget(id: string): boolean {
  return useSyncExternalStore(
    onFragmentChange,
    () => location.hash === `#${id}`,
    () => false,
  )
}

/** Removes the fragment from the address, so that a link to an element works again. */
function leaveTarget(): void {
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
}

function onFragmentChange(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
