import { useForm, useFormInitializing } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { compareVersions, type Content } from './conflict/compareVersions.ts'
import { useConflictFields } from './conflict/useConflictFields.ts'
import { cursorAt, putCursor, type Cursor } from './cursor.ts'
import { editorsIn, textsIn } from './editorsIn.ts'

/** What is taken into the form of a created document. */
type Carried = { address: string; at: number; typed: Content; cursor: Cursor | null }

/** For the form that opens next. */
let carried: Carried | null = null

/** Payload's router opens it in the moment in which it closes the former one, milliseconds. */
const maxAge = 1000

/**
 * Takes what is typed in the form of a new document after it was sent, and the cursor, into the form of the created
 * document, which Payload opens in its place.
 *
 * @param address of the open document
 * @param putLists puts lists with rows into its form, which is rendered anew
 * @returns to be called when a document was created: with its address, and with what was sent
 */
export function useCarryOver(
  address: string,
  putLists: (lists: Content) => Promise<void>,
): (created: string, sent: Content) => void {
  const { getData, getFields, formRef, dispatchFields, setModified } = useForm()
  const isInitializing = useFormInitializing()
  const known = useConflictFields()
  const leave = useRef<(() => void) | null>(null)
  const receive = useEffectEvent(async () => {
    const mine = carried
    carried = null
    if (mine?.address !== address || Date.now() - mine.at > maxAge) return
    const { typed, cursor } = mine
    const editors = editorsIn(formRef.current)
    const fields = getFields()
    const isList = (name: string) => fields[name]?.rows !== undefined
    const names = Object.keys(typed)
    const lists = names.filter(isList)
    if (lists.length > 0)
      await putLists(Object.fromEntries(lists.map((name) => [name, typed[name]])))
    // Before the cursor is put: a text that changes moves it.
    flushSync(() => {
      for (const name of names.filter((one) => !isList(one))) {
        const editor = editors.get(name)
        if (editor) editor.setEditorState(editor.parseEditorState(JSON.stringify(typed[name])))
        else dispatchFields({ type: 'UPDATE', path: name, value: typed[name] })
      }
      if (names.length > 0) setModified(true)
    })
    if (cursor) putCursor(formRef.current, cursor)
  })
  useEffect(() => {
    if (!isInitializing) void receive()
  }, [isInitializing])
  // While the form is still on the page.
  useLayoutEffect(() => () => leave.current?.(), [])
  return (created, sent) => {
    const editors = editorsIn(formRef.current)
    leave.current = () => {
      const now = { ...getData(), ...textsIn(editors) }
      const changed = compareVersions([...known.keys()], { base: sent, mine: now, theirs: sent })
      const typed = Object.fromEntries(changed.map(({ name, mine }) => [name, mine]))
      const cursor = cursorAt(document.activeElement, editors)
      carried = { address: created, at: Date.now(), typed, cursor }
    }
  }
}
