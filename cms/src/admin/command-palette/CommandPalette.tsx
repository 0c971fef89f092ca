'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Link, useRouteTransition } from '@payloadcms/ui'
import { useCallback, useEffect, useEffectEvent, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Sign } from '../components/Sign.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import type { Choice, ChoiceGroup, PaletteLinks } from './choices.ts'
import { partLength } from './foundDocuments.ts'
import { isPaletteKey } from './isPaletteKey.ts'
import { usePalette } from './usePalette.ts'
import styles from './CommandPalette.module.css'

const texts = backOfficeTexts.palette

type Props = {
  /** What is typed at first. */
  initial: string
  links: PaletteLinks
  close: () => void
  /** Called when something was chosen. */
  onChoose: () => void
}

/**
 * Searches screens, acts and the documents of all lists, above the screen (B-NAV-1). Without a text it offers what the
 * user has changed lately, and the acts.
 */
export function CommandPalette({ initial, links, close, onChoose }: Props) {
  const say = useTranslate()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { isTransitioning } = useRouteTransition()
  const choose = useCallback(() => {
    dialog.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click()
  }, [])
  const palette = usePalette(initial, links, choose)
  const { typed, type, press, groups, active, isPending, isNothing } = palette
  const optionId = ({ key }: Choice) => `${id}-${key}`
  const isPressedBeside = useRef(false)
  useEffect(() => dialog.current?.showModal(), [])
  useChoice((event) => {
    if (isTransitioning) {
      // While a screen is on its way, nothing else is chosen.
      event.preventDefault()
      event.stopPropagation()
      return
    }
    dialog.current?.close()
    onChoose()
  })
  return createPortal(
    <dialog
      aria-label={say(texts.name)}
      className={styles.commandPalette}
      onClick={({ target }) => {
        if (target === dialog.current && isPressedBeside.current) dialog.current.close()
      }}
      onClose={close}
      onKeyDown={(event) => {
        // The sidebar below stays as it is.
        if (event.key === 'Escape') event.stopPropagation()
        if (isPaletteKey(event)) {
          event.preventDefault()
          event.stopPropagation()
          dialog.current?.close()
        }
      }}
      onPointerDown={({ target }) => {
        isPressedBeside.current = target === dialog.current
      }}
      ref={dialog}
    >
      <div className={styles.search}>
        <Sign of="search" />
        <input
          aria-activedescendant={active && optionId(active)}
          aria-autocomplete="list"
          aria-controls={id}
          aria-expanded={groups.length > 0}
          aria-label={say(texts.name)}
          autoComplete="off"
          autoFocus
          maxLength={partLength.max}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
          placeholder={say(texts.placeholder)}
          role="combobox"
          type="text"
          value={typed}
        />
      </div>
      <p className={styles.news} role="status">
        {!isPending && isNothing && say(texts.none)}
      </p>
      <div
        aria-busy={isPending}
        aria-label={say(texts.name)}
        className={styles.list}
        id={id}
        role="listbox"
      >
        {groups.map((group) => (
          <Group active={active} group={group} key={group.of} optionId={optionId} />
        ))}
      </div>
    </dialog>,
    document.body,
  )
}

/**
 * Calls back when an option is pressed, before anything else hears of it: the palette is closed, and the focus back,
 * when the dialog about unsaved changes opens. A link that is opened in another tab leaves the palette open.
 */
function useChoice(act: (event: MouseEvent) => void): void {
  const chosen = useEffectEvent(act)
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const { target, ctrlKey, metaKey } = event
      const option = target instanceof Element && target.closest(`.${styles.option}`)
      if (!option || ((ctrlKey || metaKey) && option.matches('a[href]'))) return
      chosen(event)
    }
    addEventListener('click', listen, true)
    return () => removeEventListener('click', listen, true)
  }, [])
}

type GroupProps = {
  group: ChoiceGroup
  active: Choice | undefined
  optionId: (choice: Choice) => string
}

function Group({ group: { name, choices }, active, optionId }: GroupProps) {
  return (
    <div aria-label={name} className={styles.group} role="group">
      <p aria-hidden="true">{name}</p>
      {choices.map((choice) => (
        <Option
          choice={choice}
          id={optionId(choice)}
          isActive={choice.key === active?.key}
          key={choice.key}
        />
      ))}
    </div>
  )
}

type OptionProps = { choice: Choice; id: string; isActive: boolean }

function Option({ choice, id, isActive }: OptionProps) {
  const element = useRef<HTMLAnchorElement & HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  const shared = {
    ...{ id, role: 'option', tabIndex: -1, ref: element, className: styles.option },
    'aria-selected': isActive,
  }
  const words = (
    <>
      <span>{choice.label}</span>
      {choice.kind !== undefined && <small>{choice.kind}</small>}
    </>
  )
  return 'href' in choice ? (
    <Link {...shared} href={choice.href} prefetch={false}>
      {words}
    </Link>
  ) : (
    <div {...shared} onClick={choice.act}>
      {words}
    </div>
  )
}
