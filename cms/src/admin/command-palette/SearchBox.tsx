'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useEffect, useState } from 'react'
import { Sign } from '../components/Sign.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import type { PaletteLinks } from './choices.ts'
import { CommandPalette } from './CommandPalette.tsx'
import { partLength } from './foundDocuments.ts'
import { isPaletteKey } from './isPaletteKey.ts'
import styles from '../shell/Sidebar.module.css'

const texts = backOfficeTexts.sidebar

type Props = { links: PaletteLinks; onChoose: () => void }

/** The sidebar's search box: pressed, or typed in, it opens the command palette, as Ctrl-K or ⌘K does everywhere. */
export function SearchBox({ links, onChoose }: Props) {
  const say = useTranslate()
  /** What is typed when the palette opens; null while it is closed. */
  const [typed, setTyped] = useState<string | null>(null)
  const isApple = useIsApple()
  useShortcut(() => setTyped(''))
  return (
    <div className={styles.search} role="search">
      <Sign of="search" />
      <input
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={say(texts.search)}
        autoComplete="off"
        maxLength={partLength.max}
        onChange={({ target }) => setTyped(target.value)}
        onClick={() => setTyped('')}
        onKeyDown={({ key, repeat }) => {
          if (!repeat && (key === 'Enter' || key === 'ArrowDown')) setTyped('')
        }}
        placeholder={say(texts.search)}
        type="search"
        value=""
      />
      <kbd aria-hidden="true">{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      {typed !== null && (
        <CommandPalette
          close={() => setTyped(null)}
          initial={typed}
          links={links}
          onChoose={onChoose}
        />
      )}
    </div>
  )
}

function useIsApple(): boolean {
  const [isApple, setIsApple] = useState(false)
  useEffect(() => setIsApple(navigator.userAgent.includes('Mac')), [])
  return isApple
}

function useShortcut(act: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return
      event.preventDefault()
      // Not over a dialog that waits for its answer.
      if (!document.querySelector('dialog[open]')) act()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
}
