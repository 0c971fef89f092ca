'use client'

import { useState, type KeyboardEvent } from 'react'
import { useArticleSearch, type FoundArticle, type Search } from './useArticleSearch.ts'

type Searching = { excluded: readonly number[]; choose: (article: FoundArticle) => void }

/** A search on its way: what is typed, what is found for it, which of that is marked (-1: none). */
export function useSearching({ excluded, choose }: Searching) {
  const [typed, setTyped] = useState('')
  const [isWanted, setIsWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const search = useArticleSearch(typed, excluded)
  const isOpen = isWanted && search.is !== 'idle' && search.is !== 'failed'
  const options = isOpen ? foundIn(search) : []

  const type = (text: string) => {
    setTyped(text)
    setIsWanted(true)
    setActive(-1)
  }
  const close = () => {
    setIsWanted(false)
    setActive(-1)
  }
  const pick = (article: FoundArticle) => {
    choose(article)
    setTyped('')
    close()
  }
  const step = (by: 1 | -1) => {
    setIsWanted(true)
    setActive(next(active, by, foundIn(search).length))
  }
  const marked = options[active]
  const keys: Partial<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    ...(marked && { Enter: () => pick(marked) }),
    ...(isOpen && { Escape: close }),
  }
  const press = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return { typed, search, isOpen, options, active, type, pick, press, close }
}

function foundIn(search: Search): FoundArticle[] {
  return search.is === 'found' ? search.articles : []
}

/** One further or back among `count`, through none of them (-1), round and round. */
function next(active: number, by: 1 | -1, count: number): number {
  return ((active + 1 + by + count + 1) % (count + 1)) - 1
}
