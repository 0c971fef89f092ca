'use client'

import type { ToolbarGroupItem } from '@payloadcms/richtext-lexical'
import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  COMMAND_PRIORITY_LOW,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { REMOVE_LIST_COMMAND } from '@payloadcms/richtext-lexical/lexical/list'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { useEffect, useEffectEvent, useState } from 'react'
import { toolOf } from './tools.ts'
import css from '../Text.module.css'

/** State of the tools at the cursor. */
type ToolStates = { active: ReadonlySet<string>; enabled: ReadonlySet<string> }

/**
 * The tools that the editor's features offer: which of them apply at the cursor, and what they do. Their shortcuts work
 * in the text.
 */
export function useTools(editor: LexicalEditor) {
  const context = useEditorConfigContext()
  const items = new Map<string, ToolbarGroupItem>(
    context.editorConfig.features.toolbarFixed.groups
      .flatMap((group) => group.items)
      .map((item) => [item.key, item]),
  )
  const [states, setStates] = useState<ToolStates>({ active: new Set(), enabled: new Set() })
  const update = useEffectEvent(() => {
    const selection = $getSelection()
    if (!selection) return
    const at = { editor, editorConfigContext: context, selection }
    const keysOf = (applies: (item: ToolbarGroupItem) => boolean) =>
      new Set([...items.values()].filter(applies).map(({ key }) => key))
    const found = {
      active: keysOf((item) => item.isActive?.(at) ?? false),
      enabled: keysOf((item) => item.isEnabled?.(at) ?? true),
    }
    setStates((before) => (isSame(before, found) ? before : found))
  })
  const use = (key: string) => {
    const item = items.get(key)
    const isActive = editor.read(() => {
      const selection = $getSelection()
      if (!selection) return false
      return item?.isActive?.({ editor, editorConfigContext: context, selection }) ?? false
    })
    // Payload's lists are only made by their tools, not undone.
    const undoesList = isActive && key.endsWith('List')
    if (undoesList) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined)
    else item?.onSelect?.({ editor, isActive })
    // Not in one step with the change (changeThenFocus.ts); and not where the tool has opened a box or a dialog.
    setTimeout(() => {
      if (document.activeElement?.closest(`.${css.textTools}`)) editor.focus()
    })
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = toolOf(event)
    if (key === null || !items.has(key)) return false
    event.preventDefault()
    use(key)
    return true
  })
  useEffect(
    () =>
      mergeRegister(
        editor.registerUpdateListener(({ editorState }) => editorState.read(() => update())),
        editor.registerCommand(KEY_DOWN_COMMAND, (event) => onKey(event), COMMAND_PRIORITY_LOW),
      ),
    [editor],
  )
  return { items, states, use }
}

function isSame(one: ToolStates, other: ToolStates): boolean {
  return sameKeys(one.active, other.active) && sameKeys(one.enabled, other.enabled)
}

function sameKeys(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((key) => other.has(key))
}
