'use client'

import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_EDITOR,
  COMMAND_PRIORITY_HIGH,
  KEY_DOWN_COMMAND,
  type BaseSelection,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { LinkBox, LinkNote } from './LinkBox.tsx'
import { $linkAtSelection, removeLink, setLink, type LinkAt } from './links.ts'
import { OPEN_LINK_BOX } from './openLinkBox.ts'

/** What the box is open for: the selection that it was opened with, and where on the page that is. */
type Opened = { link: LinkAt | null; selection: BaseSelection | null; at: DOMRect | null }

/** Shows the link at the cursor, and opens the box in which a link is made or changed (A-RT-1). */
export function LinkBoxPlugin() {
  const [editor] = useLexicalComposerContext()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [noted, setNoted] = useState<LinkAt | null>(null)
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(
          OPEN_LINK_BOX,
          () => {
            const link = $linkAtSelection()
            const at = (link && editor.getElementByKey(link.key)) ?? selectedRange()
            const selection = $getSelection()?.clone() ?? null
            setOpened({ link, selection, at: at?.getBoundingClientRect() ?? null })
            return true
          },
          COMMAND_PRIORITY_EDITOR,
        ),
        editor.registerCommand(
          KEY_DOWN_COMMAND,
          (event) => {
            if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey)
              return false
            event.preventDefault()
            // Outside the text the key opens the search.
            event.stopPropagation()
            // The editor learns of words that were selected just now with the browser's next event.
            setTimeout(() => editor.dispatchCommand(OPEN_LINK_BOX, undefined))
            return true
          },
          COMMAND_PRIORITY_HIGH,
        ),
        editor.registerUpdateListener(({ editorState }) =>
          editorState.read(() => {
            const selection = $getSelection()
            const isCursor = $isRangeSelection(selection) && selection.isCollapsed()
            const link = isCursor ? $linkAtSelection() : null
            setNoted((before) =>
              before?.key === link?.key && before?.url === link?.url ? before : link,
            )
          }),
        ),
      ),
    [editor],
  )
  useEffect(() => markWords(opened), [opened])
  const close = () => {
    setOpened(null)
    editor.focus()
  }
  if (opened) {
    return createPortal(
      <LinkBox
        at={opened.at}
        close={close}
        link={opened.link}
        remove={(link) => {
          setOpened(null)
          removeLink(editor, link)
        }}
        set={(link) => {
          setOpened(null)
          setLink(editor, opened, link)
        }}
      />,
      document.body,
    )
  }
  if (!noted) return null
  const element = editor.getElementByKey(noted.key)
  return createPortal(
    <LinkNote
      at={element?.getBoundingClientRect() ?? null}
      change={() => editor.dispatchCommand(OPEN_LINK_BOX, undefined)}
      link={noted}
      remove={() => removeLink(editor, noted)}
    />,
    document.body,
  )
}

function selectedRange(): Range | null {
  const selection = getSelection()
  return selection && selection.rangeCount > 0 ? selection.getRangeAt(0).cloneRange() : null
}

/** While the cursor is in the box, the words that it is for stay marked (admin/styles/payload.css). */
function markWords(opened: Opened | null): (() => void) | undefined {
  const range = opened && selectedRange()
  if (!range || !('highlights' in CSS)) return
  CSS.highlights.set('link-words', new Highlight(range))
  return () => void CSS.highlights.delete('link-words')
}
