import {
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  getNearestEditorFromDOMNode,
  type LexicalEditor,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical'

/** Where the cursor stands in a form. */
export type Cursor = {
  /** Selector. */
  field: string
  /**
   * In an input, one number: of the characters before it. In a rich text, the index of each node that leads to it from
   * the root, and its offset in the last of them.
   */
  place: readonly number[]
}

/**
 * @param editors those of the form, which the page may have given up already
 * @returns where the cursor stands; null if it is in no field
 */
export function cursorAt(
  focused: Element | null,
  editors: ReadonlyMap<string, LexicalEditor>,
): Cursor | null {
  const path = focused?.closest<HTMLElement>('[data-field-path]')?.dataset.fieldPath ?? ''
  const editor = editors.get(path)
  if (editor) {
    const field = `[data-field-path="${CSS.escape(path)}"] [contenteditable="true"]`
    return { field, place: editor.read($placeOfSelection) }
  }
  if (!focused?.id) return null
  return { field: `#${CSS.escape(focused.id)}`, place: [selectionOf(focused)] }
}

/** Puts the cursor where it stood; again if its field is rendered anew, as Payload's rich text is at first. */
export function putCursor(form: HTMLElement, cursor: Cursor): void {
  const field = form.querySelector<HTMLElement>(cursor.field)
  if (!field) return
  const editor = getNearestEditorFromDOMNode(field)
  if (editor) {
    editor.update(() => $select(cursor.place), { discrete: true })
    editor.focus()
  } else {
    field.focus()
    const [place = 0] = cursor.place
    if (isWritten(field)) field.setSelectionRange(place, place)
  }
  const onBlur = () =>
    requestAnimationFrame(() => {
      if (!field.isConnected && form.isConnected) putCursor(form, cursor)
    })
  field.addEventListener('blur', onBlur, { once: true })
}

/** Some kinds of input have no place of the cursor. */
function isWritten(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  const isInput = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
  return isInput && field.selectionStart !== null
}

function selectionOf(field: Element): number {
  return isWritten(field) ? (field.selectionEnd ?? 0) : 0
}

function $placeOfSelection(): number[] {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return []
  const node: LexicalNode = selection.focus.getNode()
  const way = [node, ...node.getParents()].filter((one) => one.getParent() !== null).toReversed()
  return [...way.map((one) => one.getIndexWithinParent()), selection.focus.offset]
}

function $select(place: readonly number[]): void {
  let node: LexicalNode = $getRoot()
  for (const number of place.slice(0, -1)) {
    const child: LexicalNode | null = $isElementNode(node) ? node.getChildAtIndex(number) : null
    if (!child) break
    node = child
  }
  const offset = place.at(-1)
  if ($isElementNode(node) || $isTextNode(node)) node.select(offset, offset)
}
