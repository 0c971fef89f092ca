'use client'

import { TableNode } from '@lexical/table'
import {
  $getNodeByKey,
  COMMAND_PRIORITY_EDITOR,
  createCommand,
  type LexicalCommand,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { changeThenFocus } from '../changeThenFocus.ts'
import { TableBar } from './TableBar.tsx'
import { TableDialog } from './TableDialog.tsx'
import { cellStyle, tableOptionsIn, tableStyle } from './tableOptions.ts'
import {
  $changeTable,
  $evenOut,
  $insertTable,
  $lookOf,
  $optionsOf,
  $setLook,
  $tableAtSelection,
  type TableChange,
  type TableLook,
} from './tables.ts'

/** Opens the dialog that inserts a table. */
export const OPEN_TABLE_DIALOG: LexicalCommand<undefined> = createCommand('OPEN_TABLE_DIALOG')

/** What the dialog is open for: a new table, or the look of one. */
type Opened = { key: string | null; look: TableLook }

/** Inserts tables and changes them where they stand (A-RT-2). */
export function TablePlugin() {
  const [editor] = useLexicalComposerContext()
  const isEditable = useLexicalEditable()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [at, setAt] = useState<{ bottom: number; left: number } | null>(null)
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(
          OPEN_TABLE_DIALOG,
          () => {
            setOpened({ key: null, look: { hasHeader: true, options: tableOptionsIn(null) } })
            return true
          },
          COMMAND_PRIORITY_EDITOR,
        ),
        editor.registerNodeTransform(TableNode, (table) => $evenOut(table)),
        editor.registerMutationListener(TableNode, (changes) => {
          editor.read(() => {
            for (const [key, change] of changes) if (change !== 'destroyed') show(key)
          })
        }),
        editor.registerUpdateListener(({ editorState }) => {
          const key = editorState.read(() => $tableAtSelection()?.table.getKey())
          const found = key === undefined ? null : placeOf(editor.getElementByKey(key))
          setAt((before) =>
            before?.bottom === found?.bottom && before?.left === found?.left ? before : found,
          )
        }),
      ),
    [editor],
  )
  /** Shows in the form how the table looks to readers. */
  function show(key: string) {
    const table = $getNodeByKey(key)
    const element = editor.getElementByKey(key)
    if (!(table instanceof TableNode) || !element) return
    const options = $optionsOf(table)
    for (const [name, value] of Object.entries(tableStyle(options)))
      element.style.setProperty(name, value)
    for (const [name, value] of Object.entries(cellStyle(options)))
      element.style.setProperty(`--cell-${name}`, value)
  }
  const change = (name: TableChange) => changeThenFocus(editor, () => $changeTable(name))
  const openLook = () => {
    editor.read(() => {
      const table = $tableAtSelection()?.table
      if (table) setOpened({ key: table.getKey(), look: $lookOf(table) })
    })
  }
  return createPortal(
    <>
      {isEditable && at && !opened && <TableBar at={at} change={change} openLook={openLook} />}
      {opened && (
        <TableDialog
          accept={(size, look) => {
            setOpened(null)
            changeThenFocus(editor, () => {
              if (opened.key === null) $insertTable(size, look)
              else {
                const table = $getNodeByKey(opened.key)
                if (table instanceof TableNode) $setLook(table, look)
              }
            })
          }}
          close={() => {
            setOpened(null)
            editor.focus()
          }}
          isNew={opened.key === null}
          look={opened.look}
        />
      )}
    </>,
    document.body,
  )
}

/** Returns where a table ends on the page, pixels. */
function placeOf(element: HTMLElement | null): { bottom: number; left: number } | null {
  const rect = element?.getBoundingClientRect()
  return rect ? { bottom: rect.bottom + scrollY, left: rect.left } : null
}
