import {
  getNearestEditorFromDOMNode,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'

/** The editors of the rich texts of a form, by the paths of their fields. */
export function editorsIn(form: Element): Map<string, LexicalEditor> {
  const editors = new Map<string, LexicalEditor>()
  for (const text of form.querySelectorAll('[data-lexical-editor]')) {
    const path = text.closest<HTMLElement>('[data-field-path]')?.dataset.fieldPath
    const editor = getNearestEditorFromDOMNode(text)
    if (path !== undefined && editor) editors.set(path, editor)
  }
  return editors
}

/** What the rich texts show now. Payload brings it into the state of the form a moment later. */
export function textsIn(editors: ReadonlyMap<string, LexicalEditor>): Record<string, unknown> {
  return Object.fromEntries(
    [...editors].map(([path, editor]) => [path, editor.getEditorState().toJSON()]),
  )
}
