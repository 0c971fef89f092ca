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
import type { Article, TableBlock } from '@kariera/shared/payload-types'
import { createHash } from 'node:crypto'
import { tableBounds } from '../src/collections/articles/body/blocks.ts'
import type { PictureKey } from './pictures.ts'

/** A body as Payload stores it, once the ids of its pictures are known. */
export type Body = (mediaId: (key: PictureKey) => number) => Article['body']

/** Text, plain or with a mark or an address. */
export type Inline = string | ((ids: Ids) => SerializedTextNode | SerializedLinkNode)

/** A paragraph, a heading, a list …: one element of a body. */
export type BodyElement = (ids: Ids) => Article['body']['root']['children'][number]

type Ids = {
  media: (key: PictureKey) => number
  /** 24 hexadecimal digits, unique in the body, always the same for the same body. */
  next: (content: string) => string
}

/** Puts a body together from its elements. */
export function body(...elements: BodyElement[]): Body {
  return (media) => {
    let count = 0
    const next = (content: string) => digest(`${count++} ${content}`)
    const children = elements.map((element) => element({ media, next }))
    return { root: { ...elementFields, type: 'root', children } }
  }
}

export function p(...content: Inline[]): BodyElement {
  return (ids): SerializedParagraphNode => {
    const children = inlineNodes(content, ids)
    const first = children.find((child) => child.type === 'text')
    // The editor repeats the format of the first text; without it a document would seem changed when opened.
    const repeated = { textFormat: first?.format ?? textFormats.plain, textStyle: '' }
    return { ...elementFields, type: 'paragraph', ...repeated, children }
  }
}

export const h2 = (text: string): BodyElement => heading('h2', text)
export const h3 = (text: string): BodyElement => heading('h3', text)
export const h4 = (text: string): BodyElement => heading('h4', text)

/** A bullet list; an item is a text or a row of inlines. */
export const ul = (items: (Inline | Inline[])[]): BodyElement => list('bullet', items)
/** A numbered list. */
export const ol = (items: (Inline | Inline[])[]): BodyElement => list('number', items)

export function quote(text: string): BodyElement {
  return (): SerializedQuoteNode => ({
    ...elementFields,
    type: 'quote',
    children: [textNode(text)],
  })
}

export function rule(): BodyElement {
  return (): SerializedHorizontalRuleNode => ({ type: 'horizontalrule', version: 1 })
}

/** A picture; its caption is its credit. */
export function figure(key: PictureKey): BodyElement {
  return (ids): SerializedUploadNode => ({
    type: 'upload',
    version: 3,
    format: '',
    id: ids.next(key),
    fields: {},
    relationTo: 'media',
    value: ids.media(key),
  })
}

/** @param videoId the 11 characters that YouTube's addresses end with */
export function youtube(videoId: string): BodyElement {
  return (ids) => block({ id: ids.next(videoId), blockName: '', blockType: 'youtube', videoId })
}

type TableOptions = Omit<TableBlock, 'rows' | 'id' | 'blockName' | 'blockType'>

/** A table of texts whose first row is its header; see back-office.md, section 5, for the options. */
export function table({ rows, ...options }: { rows: string[][] } & TableOptions): BodyElement {
  return (ids) =>
    block({
      id: ids.next(rows.join()),
      blockName: '',
      blockType: 'table',
      ...tableDefaults,
      ...options,
      rows: rows.map((cells) => ({
        id: ids.next(cells.join()),
        cells: cells.map((text) => ({ id: ids.next(text), text })),
      })),
    })
}

export function bold(text: string): Inline {
  return () => textNode(text, textFormats.bold)
}

export function italic(text: string): Inline {
  return () => textNode(text, textFormats.italic)
}

export function link(text: string, url: string): Inline {
  return (ids): SerializedLinkNode => ({
    ...elementFields,
    version: 3,
    type: 'link',
    id: ids.next(url),
    fields: { linkType: 'custom', newTab: false, url: new URL(url).href },
    children: [textNode(text)],
  })
}

const elementFields = { version: 1, format: '', indent: 0, direction: null } as const

/** Lexical's bits of a text's format. */
const textFormats = { plain: 0, bold: 1, italic: 2 }

const tableDefaults: TableOptions = {
  headerRow: true,
  borderColor: '#e5e7eb',
  borderWidth: tableBounds.borderWidth.default,
  cellPadding: tableBounds.cellPadding.default,
  cellSpacing: tableBounds.cellSpacing.default,
  borderRadius: tableBounds.borderRadius.default,
  alignment: 'left',
  backgroundColor: '#ffffff',
  widthPercent: null,
}

function heading(tag: 'h2' | 'h3' | 'h4', text: string): BodyElement {
  return (): SerializedHeadingNode => ({
    ...elementFields,
    type: 'heading',
    tag,
    children: [textNode(text)],
  })
}

function list(listType: 'bullet' | 'number', items: (Inline | Inline[])[]): BodyElement {
  return (ids): SerializedListNode => ({
    ...elementFields,
    type: 'list',
    listType,
    start: 1,
    tag: listType === 'bullet' ? 'ul' : 'ol',
    children: items.map((item, i): SerializedListItemNode => ({
      ...elementFields,
      type: 'listitem',
      value: i + 1,
      checked: undefined,
      children: inlineNodes([item].flat(), ids),
    })),
  })
}

function block(fields: SerializedBlockNode['fields']): SerializedBlockNode {
  return { type: 'block', version: 2, format: '', fields }
}

function inlineNodes(content: Inline[], ids: Ids) {
  return content.map((inline) => (typeof inline === 'string' ? textNode(inline) : inline(ids)))
}

function textNode(text: string, format = textFormats.plain): SerializedTextNode {
  return { type: 'text', version: 1, text, format, detail: 0, mode: 'normal', style: '' }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}
