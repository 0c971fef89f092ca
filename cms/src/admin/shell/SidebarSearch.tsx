'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Link } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState, type KeyboardEvent as KeyPress } from 'react'
import { Sign } from '../components/Sign.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import type { FoundDocument } from './foundDocuments.ts'
import type { MenuEntry, MenuSection, SearchedList } from './menu.ts'
import { useDocumentsNamed } from './useDocumentsNamed.ts'

const texts = backOfficeTexts.sidebar

type Props = { menu: MenuSection[]; searched: SearchedList[]; onChoose: () => void }

/**
 * Searches the sidebar's entries, articles, quotes, employers and banners by name, and links to the full search of a
 * list (B-NAV-1). Ctrl-K, or ⌘K, focuses it.
 */
export function SidebarSearch({ menu, searched, onChoose }: Props) {
  const say = useTranslate()
  const [word, setWord] = useState('')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useShortcut(() => input.current?.select())
  const choose = () => {
    setWord('')
    onChoose()
  }
  const query = word.trim()
  const documents = useDocumentsNamed(query)
  const found: Found[] =
    query === ''
      ? []
      : [
          ...namedLike(menu, query),
          ...documents.flatMap((document) => linkTo(document, searched)),
          ...listsOf(searched, query, say),
        ]
  return (
    <form
      className="sidebar__search"
      onKeyDown={(press) => {
        if (press.key === 'Escape' && word !== '') {
          press.stopPropagation()
          setWord('')
          input.current?.focus()
        } else moveFocus(press, form.current)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        form.current?.querySelector('a')?.click()
      }}
      ref={form}
      role="search"
    >
      <Sign of="search" />
      <input
        aria-controls={id}
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={say(texts.search)}
        autoComplete="off"
        maxLength={100}
        onChange={({ target }) => setWord(target.value)}
        placeholder={say(texts.search)}
        ref={input}
        type="search"
        value={word}
      />
      <ul className="sidebar__found" hidden={query === ''} id={id}>
        {found.map(({ href, label, kind }) => (
          <li key={href}>
            <Link className="sidebar__link" href={href} onClick={choose} prefetch={false}>
              <span>{label}</span>
              {kind !== undefined && <small>{kind}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </form>
  )
}

/** `kind`: the type of a document. */
type Found = MenuEntry & { kind?: string }

function useShortcut(act: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
}

function namedLike(menu: MenuSection[], word: string): MenuEntry[] {
  const lower = word.toLocaleLowerCase('bg')
  return menu
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => [entry, ...(entry.tabs ?? [])])
    .filter(({ label }) => label.toLocaleLowerCase('bg').includes(lower))
    .filter(({ href }, index, all) => all.findIndex((one) => one.href === href) === index)
}

function linkTo({ collection, id, title }: FoundDocument, lists: SearchedList[]): Found[] {
  const list = lists.find(({ slug }) => slug === collection)
  return list ? [{ label: title, href: `${list.href}/${id}`, kind: list.singular }] : []
}

function listsOf(
  lists: SearchedList[],
  word: string,
  say: ReturnType<typeof useTranslate>,
): MenuEntry[] {
  return lists.map(({ label, href }) => ({
    label: say(texts.inDocuments(label, word)),
    href: `${href}?search=${encodeURIComponent(word)}`,
  }))
}

/** The arrow keys move through the results and back to the input. */
function moveFocus(press: KeyPress, form: HTMLFormElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[press.key]
  if (step === undefined || !form) return
  const stops = [...form.querySelectorAll<HTMLElement>('input, a')]
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step]
  if (!next) return
  press.preventDefault()
  next.focus()
}
