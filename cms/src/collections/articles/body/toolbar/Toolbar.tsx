'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { REDO_COMMAND, UNDO_COMMAND } from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Sign } from '#admin/components/Sign.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { seldomTools, styles, tools, type Tool } from './tools.ts'
import { useTools } from './useTools.ts'
import css from '../Text.module.css'

const texts = backOfficeTexts.body.tools

/**
 * The tools of a text (A-RT-1): each a named button, in one bar that stays in view. The bar is one stop of the Tab key;
 * in it the arrow keys go from tool to tool, and Escape goes back to the text.
 */
export function Toolbar() {
  const isEditable = useLexicalEditable()
  return isEditable ? <Tools /> : null
}

function Tools() {
  const [editor] = useLexicalComposerContext()
  const say = useTranslate()
  const bar = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { items, states, use } = useTools(editor)
  const style = styles.find(({ key }) => states.active.has(key))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') editor.focus()
    else if (!move(bar.current, event)) return
    event.preventDefault()
  }
  const toolButton = ({ key, name, shortcut, sign }: Tool) => {
    const Icon = items.get(key)?.ChildComponent
    return (
      <ToolButton
        isEnabled={states.enabled.size === 0 || states.enabled.has(key)}
        isPressed={states.active.has(key)}
        key={key}
        label={say(name)}
        shortcut={shortcut === '' ? '/' : shortcut}
        use={() => use(key)}
      >
        {sign ? <Sign of={sign} /> : Icon && <Icon />}
      </ToolButton>
    )
  }
  return (
    <div
      aria-label={say(texts.bar)}
      className={css.textTools}
      data-open={isOpen || undefined}
      onFocus={({ target }) => {
        keepStop(bar.current, target)
        // Who gets to a tool by the keyboard sees it.
        if (isBelow(bar.current, target)) setIsOpen(true)
      }}
      onKeyDown={onKeyDown}
      ref={bar}
      role="toolbar"
    >
      <select
        aria-label={say(texts.style)}
        onChange={({ target }) => use(target.value)}
        value={style?.key ?? 'paragraph'}
      >
        {styles.map(({ key, name }) => (
          <option key={key} value={key}>
            {say(name)}
          </option>
        ))}
      </select>
      {tools.map((group) => (
        <span className={css.textToolsGroup} key={group[0]?.key}>
          {group.map(toolButton)}
        </span>
      ))}
      <span className={css.textToolsGroup}>
        <ToolButton
          label={say(texts.undo)}
          shortcut="Ctrl Z"
          use={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
        >
          <Sign of="undo" />
        </ToolButton>
        <ToolButton
          label={say(texts.redo)}
          shortcut="Ctrl Shift Z"
          use={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
        >
          <Sign of="redo" />
        </ToolButton>
      </span>
      {isOpen && <span className={css.textToolsGroup}>{seldomTools.map(toolButton)}</span>}
      <button
        aria-expanded={isOpen}
        aria-label={say(texts.more)}
        className={css.textToolsMore}
        onClick={() => setIsOpen(!isOpen)}
        onMouseDown={(event) => event.preventDefault()}
        tabIndex={-1}
        title={say(texts.more)}
        type="button"
      >
        <Sign of="more" />
      </button>
    </div>
  )
}

type ButtonProps = {
  label: string
  shortcut: string | null
  use: () => void
  isEnabled?: boolean
  isPressed?: boolean
  children: ReactNode
}

function ToolButton({ label, shortcut, use, isEnabled = true, isPressed, children }: ButtonProps) {
  return (
    <button
      aria-disabled={!isEnabled}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={() => {
        if (isEnabled) use()
      }}
      // The selection in the text stays.
      onMouseDown={(event) => event.preventDefault()}
      tabIndex={-1}
      title={shortcut === null ? label : `${label} (${shortcut})`}
      type="button"
    >
      {children}
    </button>
  )
}

const stops = (bar: HTMLElement | null) =>
  [...(bar?.querySelectorAll<HTMLElement>('select, button') ?? [])].filter((one) =>
    one.checkVisibility(),
  )

/** Whether a tool is in a line of the bar that is not shown. */
function isBelow(bar: HTMLElement | null, tool: Element): boolean {
  return bar !== null && tool.getBoundingClientRect().top >= bar.getBoundingClientRect().bottom
}

/** Moves the focus along the bar. @returns whether the key does that */
function move(bar: HTMLElement | null, { key, target }: KeyboardEvent): boolean {
  const all = stops(bar)
  const at = all.findIndex((one) => one === target)
  const last = all.length - 1
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[key]
  if (next === undefined || at < 0) return false
  all[(next + all.length) % all.length]?.focus()
  return true
}

/** The Tab key stops at the tool that had the focus last. */
function keepStop(bar: HTMLElement | null, focused: Element): void {
  for (const one of stops(bar)) one.tabIndex = one === focused ? 0 : -1
}
