import { categoryPath, categorySearchPath } from '@kariera/shared/routes'
import { searchTexts } from '@kariera/shared/texts/reader'
import { useEffect, useRef } from 'react'
import type { Named } from './searchResults.ts'

/** The heading of the page: the name of the category that is shown, with a link to its archive. */
export function SectionHeading({ section }: { section: Named | undefined }) {
  useTitle(section ? titleOf(section) : searchTexts.heading)
  useCurrentLink(section && categorySearchPath(section.slug))
  return (
    <div className="section-head">
      <h1>{section?.name ?? searchTexts.heading}</h1>
      {section && <a href={categoryPath(section.slug)}>{searchTexts.archive}</a>}
    </div>
  )
}

const titleOf = ({ name }: Named) => searchTexts.sectionTitle.replace('{category}', () => name)

/** Sets the window's title to the content shown and the publication. */
function useTitle(name: string): void {
  const publication = useRef<string | null>(null)
  useEffect(() => {
    publication.current ??= document.title.slice(searchTexts.heading.length)
    document.title = name + publication.current
  }, [name])
}

/** Marks the link of the page's frame that leads to the content shown. */
function useCurrentLink(address: string | undefined): void {
  useEffect(() => {
    for (const link of document.querySelectorAll('[data-categories] a'))
      link.ariaCurrent = link.getAttribute('href') === address ? 'page' : null
  }, [address])
}
