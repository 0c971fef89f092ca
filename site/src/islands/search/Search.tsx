import { useRef, type ReactNode } from 'react'
import { chosenCategory } from './chips.ts'
import { Filters } from './Filters.tsx'
import { FoundArticles } from './FoundArticles.tsx'
import type { Named, Results } from './searchResults.ts'
import { SectionHeading } from './SectionHeading.tsx'
import { useSearch } from './useSearch.ts'

type Props = { initialResults: Results; categories: Named[]; children?: ReactNode }

/** The search. `start`: the results before a search; `children`: the notice without a script. */
export default function Search({ initialResults, categories, children }: Props) {
  const search = useSearch(initialResults)
  const category = chosenCategory(search.state)
  const heading = useRef<HTMLHeadingElement>(null)
  const showResults = () => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }
  return (
    <>
      <SectionHeading section={categories.find(({ slug }) => slug === category)} />
      {children}
      <Filters search={search} categories={categories} showResults={showResults} />
      <FoundArticles search={search} heading={heading} show={showResults} />
    </>
  )
}
