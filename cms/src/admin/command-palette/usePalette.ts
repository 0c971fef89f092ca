'use client'

import { useEffect, useState, type KeyboardEvent } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { choicesFor, type PaletteLinks } from './choices.ts'
import { useDocumentsNamed } from './useDocumentsNamed.ts'
import { useScreenActs } from './useScreenActs.ts'

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * State of the palette: what is typed, what it offers, and which choice is marked.
 *
 * @param choose chooses what is marked
 */
export function usePalette(initial: string, links: PaletteLinks, choose: () => void) {
  const say = useTranslate()
  const [typed, setTyped] = useState(initial)
  /** The key of the choice that the user has marked; null for the first one. */
  const [markedKey, setMarkedKey] = useState<string | null>(null)
  /** Whether Enter was pressed while the documents were still those of a former text. */
  const [isEntered, setIsEntered] = useState(false)
  const query = typed.trim()
  const { documents, isPending, isSearched } = useDocumentsNamed(query)
  const acts = useScreenActs(links.mayArrange)
  const groups = choicesFor({ query, links, acts, documents }, say)
  const choices = groups.flatMap((group) => group.choices)
  const marked = choices.findIndex(({ key }) => key === markedKey)
  const active = choices[Math.max(marked, 0)]
  // What was marked is not among the results any more: Enter must not open another one.
  const isGone = markedKey !== null && marked < 0
  // Screens and acts that match a text come before the documents that are still searched.
  const isKnownAtOnce =
    !isPending || groups.some(({ of, choices: own }) => of === 'screens' && own[0] === active)

  const move = (step: 1 | -1) => {
    const next = choices[(Math.max(marked, 0) + step + choices.length) % (choices.length || 1)]
    setMarkedKey(next?.key ?? null)
    setIsEntered(false)
  }
  const isAwaited = isEntered && !isPending
  useEffect(() => {
    if (!isAwaited) return
    setIsEntered(false)
    if (!isGone) choose()
  }, [isAwaited, isGone, choose])

  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (event.nativeEvent.isComposing || (step === undefined && event.key !== 'Enter')) return
    event.preventDefault()
    if (step !== undefined) move(step)
    else if (event.repeat) return
    else if (isKnownAtOnce) choose()
    else setIsEntered(true)
  }
  const type = (text: string) => {
    setTyped(text)
    setMarkedKey(null)
    setIsEntered(false)
  }
  const found = groups.flatMap((group) => (group.of === 'lists' ? [] : group.choices)).length
  const isNothing = query !== '' && isSearched && found === 0
  return { typed, type, press, groups, active, isPending, isNothing }
}
