import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'

/**
 * Changes a text and puts the cursor back into it. In one step Lexical would take both for a mere focus, and the form
 * would not learn of the change.
 */
export function changeThenFocus(editor: LexicalEditor, change: () => void): void {
  editor.update(change, { discrete: true })
  editor.focus()
}
