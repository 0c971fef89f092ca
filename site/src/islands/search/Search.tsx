import { useRef } from 'react'
import { Filters } from './Filters.tsx'
import { FoundArticles } from './FoundArticles.tsx'
import type { Named, Results } from './searchResults.ts'
import { useSearch } from './useSearch.ts'

/** The search (reader-site.md, section 2). `start`: what stands there before anything is asked for. */
export default function Search({ start, categories }: { start: Results; categories: Named[] }) {
  const search = useSearch(start)
  const heading = useRef<HTMLHeadingElement>(null)
  const showResults = () => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }
  return (
    <>
      <Filters search={search} categories={categories} showResults={showResults} />
      <FoundArticles search={search} heading={heading} show={showResults} />
    </>
  )
}
