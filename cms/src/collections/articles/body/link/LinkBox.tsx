'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { linkAddress } from './linkAddress.ts'
import type { LinkAt } from './links.ts'
import { whoAndWhen } from '../../article-picker/whoAndWhen.ts'
import { useArticlesNamed } from './useArticlesNamed.ts'
import styles from '../Text.module.css'

const texts = backOfficeTexts.body.linkBox

type BoxProps = {
  /** Where the words are in the window; null if they are not in view. */
  at: DOMRect | null
  /** The link that is changed; null for a new one. */
  link: LinkAt | null
  set: (link: { url: string; words: string }) => void
  remove: (link: LinkAt) => void
  close: () => void
}

/** A small box at the words of a link: an address is typed or pasted, or an article of ours is found by its title. */
export function LinkBox({ at, link, set, remove, close }: BoxProps) {
  const say = useTranslate()
  const id = useId()
  const [text, setText] = useState(link?.url ?? '')
  const [active, setActive] = useState(0)
  const [isWrong, setIsWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const address = linkAddress(text)
  const articles = useArticlesNamed(address === null ? text.trim() : '')
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    input.current?.select()
  }, [])
  const accept = (index = active) => {
    const article = articles[index]
    if (address !== null) set({ url: address, words: address })
    else if (article) set({ url: article.url, words: article.title })
    else setIsWrong(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Escape') close()
    else if (event.target !== input.current) return
    else if (key === 'Enter') accept()
    else if (key === 'ArrowDown') setActive(Math.min(active + 1, articles.length - 1))
    else if (key === 'ArrowUp') setActive(Math.max(active - 1, 0))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      aria-label={say(backOfficeTexts.body.tools.link)}
      className={clsx('floating-box', styles.linkBox)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
      onKeyDown={onKeyDown}
      role="dialog"
      style={placeOf(at)}
    >
      <div className={styles.linkBoxLine}>
        <input
          aria-activedescendant={articles[active] && `${id}-${active}`}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-describedby={`${id}-note`}
          aria-expanded={articles.length > 0}
          aria-label={say(texts.input)}
          autoComplete="off"
          enterKeyHint="done"
          inputMode="url"
          onChange={({ target }) => {
            setText(target.value)
            setActive(0)
            setIsWrong(false)
          }}
          placeholder={say(texts.input)}
          ref={input}
          role="combobox"
          type="text"
          value={text}
        />
        <button
          className="panel-button panel-button--primary"
          onClick={() => accept()}
          type="button"
        >
          {say(texts.set)}
        </button>
      </div>
      <p className={styles.linkBoxNote} id={`${id}-note`} role="status">
        {isWrong && say(texts.wrong)}
      </p>
      <ul
        aria-label={say(backOfficeTexts.sidebar.sections.articles)}
        hidden={articles.length === 0}
        id={`${id}-list`}
        role="listbox"
      >
        {articles.map((article, index) => (
          <li
            aria-selected={index === active}
            id={`${id}-${index}`}
            key={article.id}
            onClick={() => accept(index)}
            onMouseDown={(event) => event.preventDefault()}
            role="option"
          >
            {article.title}
            <small>{whoAndWhen(article.changed, article.author)}</small>
          </li>
        ))}
      </ul>
      {link && (
        <p className={styles.linkBoxActions}>
          <Open url={link.url} />
          <button onClick={() => remove(link)} type="button">
            {say(texts.remove)}
          </button>
        </p>
      )}
    </div>
  )
}

type NoteProps = { at: DOMRect | null; link: LinkAt; change: () => void; remove: () => void }

/** Shows where the link at the cursor leads. Its buttons are for the mouse: by keyboard the box opens with Ctrl-K. */
export function LinkNote({ at, link, change, remove }: NoteProps) {
  const say = useTranslate()
  if (!at) return null
  return (
    <p className={clsx('floating-box', styles.linkBox, styles.linkBoxActions)} style={placeOf(at)}>
      <Open url={link.url} />
      <button onClick={change} type="button">
        {say(texts.change)}
      </button>
      <button onClick={remove} type="button">
        {say(texts.remove)}
      </button>
    </p>
  )
}

function Open({ url }: { url: string }) {
  const say = useTranslate()
  const isOpenable = linkAddress(url) === url
  if (!isOpenable) return null
  return (
    <a aria-label={`${say(texts.open)}: ${url}`} href={url} rel="noreferrer" target="_blank">
      {url}
    </a>
  )
}

/** Below the words, within the window. */
function placeOf(at: DOMRect | null): CSSProperties {
  const left = Math.min(at?.left ?? 16, innerWidth - Math.min(420, innerWidth - 32) - 16)
  return {
    insetBlockStart: scrollY + (at?.bottom ?? 120) + 8,
    insetInlineStart: Math.max(16, left),
  }
}
