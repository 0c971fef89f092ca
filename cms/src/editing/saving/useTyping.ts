import {
  getNearestEditorFromDOMNode,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { useEffect, useRef, type RefObject } from 'react'

/** How soon Payload has what is typed in a rich text in the form's state, milliseconds. */
const textMs = 1000

/** @returns a function that says whether the form's state may lack what was typed or changed last */
export function useTyping(form: RefObject<HTMLElement | null>): () => boolean {
  const changedAt = useRef(-textMs)
  useEffect(() => {
    const note = () => {
      changedAt.current = performance.now()
    }
    const watched = new Map<LexicalEditor, () => void>()
    // What is pasted, deleted, formatted or undone in a rich text is no input event.
    const watch = ({ target }: Event) => {
      const editor = target instanceof Node ? getNearestEditorFromDOMNode(target) : null
      if (!editor || watched.has(editor)) return
      const ending = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size > 0 || dirtyLeaves.size > 0) note()
      })
      watched.set(editor, ending)
    }
    const element = form.current
    element?.addEventListener('beforeinput', note, true)
    element?.addEventListener('focusin', watch, true)
    return () => {
      element?.removeEventListener('beforeinput', note, true)
      element?.removeEventListener('focusin', watch, true)
      for (const end of watched.values()) end()
    }
  }, [form])
  return () => performance.now() - changedAt.current < textMs
}
