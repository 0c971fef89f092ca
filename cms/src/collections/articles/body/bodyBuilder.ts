import type {
  SerializedBlockNode,
  SerializedHeadingNode,
  SerializedHorizontalRuleNode,
  SerializedLinkNode,
  SerializedListItemNode,
  SerializedListNode,
  SerializedParagraphNode,
  SerializedQuoteNode,
  SerializedTextNode,
  SerializedUploadNode,
} from '@payloadcms/richtext-lexical'
import type { Article } from '@kariera/shared/payload-types'
import { createHash } from 'node:crypto'
import { formats, type Format } from './formats.ts'
import { storedTable } from './table/tableNodes.ts'
import { tableOptionsIn, type TableOptions as Options } from './table/tableOptions.ts'

/** Text, plain, formatted or linked. */
export type Inline = string | ((newId: NewId) => SerializedTextNode | SerializedLinkNode)

/** A paragraph, a heading, a list …: one element of a body. */
export type BodyElement = (newId: NewId) => Article['body']['root']['children'][number]

/** Returns 24 hexadecimal digits, unique in the body, always the same for the same body. */
type NewId = (content: string) => string

/** Builds a body as Payload stores it. */
export function body(...elements: BodyElement[]): Article['body'] {
  let count = 0
  const newId = (content: string) => digest(`${count++} ${content}`)
  const children = elements.map((element) => element(newId))
  return { root: { ...elementFields, type: 'root', children } }
}

export function p(...content: Inline[]): BodyElement {
  return (newId): SerializedParagraphNode => {
    const children = inlineNodes(content, newId)
    const first = children.find((child) => child.type === 'text')
    // The editor copies the format of the first text into the paragraph; without it, a document would seem changed when
    // opened.
    const repeated = { textFormat: first?.format ?? 0, textStyle: '' }
    return { ...elementFields, type: 'paragraph', ...repeated, children }
  }
}

export const h2 = (...content: Inline[]): BodyElement => heading('h2', content)
export const h3 = (...content: Inline[]): BodyElement => heading('h3', content)
export const h4 = (...content: Inline[]): BodyElement => heading('h4', content)

/** A bullet list; an item is a text or an array of inlines. */
export const ul = (items: (Inline | Inline[])[]): BodyElement => list('bullet', items)
/** A numbered list. @param start number of its first item */
export const ol = (items: (Inline | Inline[])[], start = 1): BodyElement =>
  list('number', items, start)

export function quote(...content: Inline[]): BodyElement {
  return (newId): SerializedQuoteNode => ({
    ...elementFields,
    type: 'quote',
    children: inlineNodes(content, newId),
  })
}

export function rule(): BodyElement {
  return (): SerializedHorizontalRuleNode => ({ type: 'horizontalrule', version: 1 })
}

/** A picture of the library; its caption is its credit. */
export function figure(mediaId: number): BodyElement {
  return (newId): SerializedUploadNode => ({
    type: 'upload',
    version: 3,
    format: '',
    id: newId(`${mediaId}`),
    fields: {},
    relationTo: 'media',
    value: mediaId,
  })
}

/** @param videoId a video as it is stored (shared/src/rules/youtube.ts) */
export function youtube(videoId: string): BodyElement {
  return (newId) => block({ id: newId(videoId), blockName: '', blockType: 'youtube', videoId })
}

/** How a table looks; its first row is its header unless `headerRow` is false. */
export type TableOptions = Partial<Options> & { headerRow?: boolean }

/** A table of texts. */
export function table({ rows, ...given }: { rows: string[][] } & TableOptions): BodyElement {
  const { headerRow = true, ...options } = given
  return () =>
    storedTable(
      rows.map((cells) => cells.map((text) => (text === '' ? [] : [textNode(text)]))),
      { hasHeader: headerRow, options: tableOptionsIn(options) },
    )
}

export const bold = (text: string): Inline => formatted(text, 'bold')
export const italic = (text: string): Inline => formatted(text, 'italic')

/** A text with these formats. */
export function formatted(text: string, ...names: Format[]): Inline {
  const given = formats.filter(({ name }) => names.includes(name))
  return () =>
    textNode(
      text,
      given.reduce((bits, { bit }) => bits | bit, 0),
    )
}

export function link(text: string, url: string): Inline {
  return (newId): SerializedLinkNode => ({
    ...elementFields,
    version: 3,
    type: 'link',
    id: newId(url),
    fields: { linkType: 'custom', newTab: false, url: new URL(url).href },
    children: [textNode(text)],
  })
}

const elementFields = { version: 1, format: '', indent: 0, direction: null } as const

function heading(tag: 'h2' | 'h3' | 'h4', content: Inline[]): BodyElement {
  return (newId): SerializedHeadingNode => ({
    ...elementFields,
    type: 'heading',
    tag,
    children: inlineNodes(content, newId),
  })
}

function list(listType: 'bullet' | 'number', items: (Inline | Inline[])[], start = 1): BodyElement {
  return (newId): SerializedListNode => ({
    ...elementFields,
    type: 'list',
    listType,
    start,
    tag: listType === 'bullet' ? 'ul' : 'ol',
    children: items.map((item, i): SerializedListItemNode => ({
      ...elementFields,
      type: 'listitem',
      value: start + i,
      checked: undefined,
      children: inlineNodes([item].flat(), newId),
    })),
  })
}

function block(fields: SerializedBlockNode['fields']): SerializedBlockNode {
  return { type: 'block', version: 2, format: '', fields }
}

function inlineNodes(content: Inline[], newId: NewId) {
  return content.map((inline) => (typeof inline === 'string' ? textNode(inline) : inline(newId)))
}

function textNode(text: string, format = 0): SerializedTextNode {
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}
