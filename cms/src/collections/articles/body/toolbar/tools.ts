import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'

const texts = backOfficeTexts.body.tools

/** A tool of the bar, which does what the feature of the same key in editor.ts does. */
export type Tool = {
  key: string
  name: BackOfficeText
  /** In place of the feature's icon. */
  sign?: 'video'
  /** As it is read: 'Ctrl Shift L'. Empty for what is inserted: the menu of '/' does that too. Null without a key. */
  shortcut: string | null
}

/** Paragraph styles, by the keys of Payload's features. The last one is not a style: it inserts a line. */
export const styles: readonly { key: string; name: BackOfficeText }[] = [
  { key: 'paragraph', name: texts.paragraph },
  { key: 'h2', name: texts.heading(2) },
  { key: 'h3', name: texts.heading(3) },
  { key: 'h4', name: texts.heading(4) },
  { key: 'blockquote', name: texts.quote },
  { key: 'horizontalRule', name: texts.rule },
]

/** The tools of the bar in groups, by the keys of Payload's features. */
export const tools: readonly (readonly Tool[])[] = [
  [
    { key: 'bold', name: texts.bold, shortcut: 'Ctrl B' },
    { key: 'italic', name: texts.italic, shortcut: 'Ctrl I' },
  ],
  [
    { key: 'alignLeft', name: texts.alignLeft, shortcut: 'Ctrl Shift L' },
    { key: 'alignCenter', name: texts.alignCenter, shortcut: 'Ctrl Shift E' },
    { key: 'alignRight', name: texts.alignRight, shortcut: 'Ctrl Shift R' },
  ],
  [
    { key: 'unorderedList', name: texts.bulletList, shortcut: 'Ctrl Shift 8' },
    { key: 'orderedList', name: texts.numberedList, shortcut: 'Ctrl Shift 7' },
  ],
  [
    { key: 'link', name: texts.link, shortcut: 'Ctrl K' },
    { key: 'table', name: texts.table, shortcut: '' },
    { key: 'upload', name: texts.picture, shortcut: '' },
    { key: 'block-youtube', name: texts.video, shortcut: '', sign: 'video' },
    { key: 'image-status', name: texts.imageStatus, shortcut: null },
  ],
]

/** Tools that are needed seldom: they are shown when the bar is opened. */
export const seldomTools: readonly Tool[] = [
  { key: 'superscript', name: texts.superscript, shortcut: null },
  { key: 'subscript', name: texts.subscript, shortcut: null },
  { key: 'strikethrough', name: texts.strikethrough, shortcut: null },
]

const keys: Readonly<Record<string, string>> = {
  KeyL: 'alignLeft',
  KeyE: 'alignCenter',
  KeyR: 'alignRight',
  Digit8: 'unorderedList',
  Digit7: 'orderedList',
}

/** Returns the key of the tool whose shortcut was pressed; bold, italic and undo are the editor's own. */
export function toolOf({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string | null {
  if (!(ctrlKey || metaKey) || !shiftKey || altKey) return null
  return keys[code] ?? null
}
