import { videoOf, watchAddress } from '@kariera/shared/rules/youtube'
import { picturesIn, reducePictures } from './pastedPictures.ts'
import { linesOf, wordsOf, type Line } from './pastedLines.ts'
import { gridOf } from './pastedTable.ts'
import { listsIn } from './pastedLists.ts'
import { nestListsOfWord } from './wordLists.ts'

/** What readers of a page do not see as text, and what Word marks as deleted. */
const noise = [
  ...['script', 'style', 'noscript', 'template', 'select', 'input', 'textarea'],
  // A change that Word has recorded, not words that were struck out.
  'del:is([cite], [datetime])',
  ...['svg', 'video', 'object', 'embed', 'canvas'],
  // A heading that opens the text below it is a button too.
  'button:not(:is(h1, h2, h3, h4, h5, h6, [role="heading"], summary, dt) *)',
  ...['[hidden]', '[style*="display:none"]', '[style*="display: none"]', '[style*="mso-hide:all"]'],
].join()

const headings = 'h1, h2, h3, h4, h5, h6, [role="heading"], .MsoTitle'

const blocks = [
  ...['address', 'article', 'aside', 'blockquote', 'center', 'dd', 'details', 'div', 'dl', 'dt'],
  ...['figcaption', 'figure', 'footer', 'form', 'header', 'hr', 'li', 'main', 'nav', 'ol', 'p'],
  ...['pre', 'section', 'summary', 'table', 'ul', headings],
].join()

/**
 * Reduces HTML that Word, Google Docs, LibreOffice or a browser has copied to what a text can hold: paragraphs, headings
 * of the levels 2 to 4, lists, quotes, tables, rules, links, pictures between the paragraphs, and words
 * that are bold, italic, struck out, above or below the line.
 * Fonts, sizes, colours, underlines and empty paragraphs go, and so does bold where everything is bold.
 *
 * @param rtf the same as RTF, which has the pictures of Word; empty if there is none
 */
export function cleanPaste(html: string, rtf = ''): Document {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const frame of body.querySelectorAll('iframe')) frame.replaceWith(addressOfVideo(frame))
  reducePictures(body, rtf)
  for (const element of body.querySelectorAll(noise))
    // A picture that opens larger is a button too.
    element.replaceWith(...(element.matches('button') ? picturesIn(element) : []))
  nestListsOfWord(body)
  const cleaned = document.implementation.createHTMLDocument()
  const hasBlocks = body.querySelector(`img, ${blocks}`) !== null
  cleaned.body.append(...(hasBlocks ? blocksIn(body) : wordsOf(linesOf(body))))
  if (cleaned.body.childElementCount > 1 && isBold(cleaned.body)) removeBold(cleaned.body)
  return cleaned
}

/** A paragraph with the address of a YouTube video, which the editor replaces by the video; else an empty one. */
function addressOfVideo(frame: HTMLIFrameElement): Element {
  const video = videoOf(frame.src)
  return make('p', video === null ? [] : [watchAddress(video)])
}

function blocksIn(parent: Element): Element[] {
  const made: Element[] = []
  let words: Node[] = []
  const endLine = () => {
    made.push(...withPictures(words, paragraphsOf(words, parent)))
    words = []
  }
  for (const node of parent.childNodes) {
    if (isBlock(node)) {
      endLine()
      made.push(...blockOf(node))
    } else {
      words.push(node)
    }
  }
  endLine()
  return made
}

/** Pictures stand between paragraphs: before their words where they begin them, else after them. */
function withPictures(nodes: Node[], words: Element[]): Element[] {
  const pictures = nodes.flatMap(picturesIn)
  const [first] = nodes
  const isFirst = (picture: Element) => {
    const range = picture.ownerDocument.createRange()
    if (first) range.setStartBefore(first)
    range.setEndBefore(picture)
    return range.toString().trim() === ''
  }
  const before = pictures.filter(isFirst)
  return [...before, ...words, ...pictures.filter((picture) => !before.includes(picture))]
}

function isBlock(node: Node): node is Element {
  return node instanceof Element && (hasBlock(node) || picturesIn(node).some(hasOwnLine))
}

function hasBlock(element: Element): boolean {
  return element.matches(blocks) || element.querySelector(blocks) !== null
}

/** Whether a picture stands between line breaks, and so between two paragraphs. */
function hasOwnLine(picture: Element): boolean {
  let element = picture
  // It may be alone in a link.
  while (
    element.parentElement &&
    !isEnd(element.parentElement) &&
    !besidesOf(element).some(Boolean)
  )
    element = element.parentElement
  return besidesOf(element).every((one) =>
    one
      ? one instanceof Element && (one.matches('br, img') || hasBlock(one))
      : isEnd(element.parentElement),
  )
}

const isEnd = (element: Element | null) => !element || element.matches(`body, ${blocks}`)

/** What stands before and after an element, without white space. */
function besidesOf(element: Element): (ChildNode | null)[] {
  return (['previousSibling', 'nextSibling'] as const).map((side) => {
    let one = element[side]
    while (one instanceof Text && one.data.trim() === '') one = one[side]
    return one
  })
}

function blockOf(element: Element): Element[] {
  if (element instanceof HTMLImageElement) return [element]
  // Before the parts of lists are taken apart.
  const pictures = picturesIn(element)
  if (element.matches(headings)) return [...headingOf(element), ...pictures]
  if (element.matches('ul, ol')) return [...listsIn(element, wordsOfItem), ...pictures]
  if (element.matches('blockquote')) return [...filled('blockquote', linesOf(element)), ...pictures]
  if (element.matches('hr')) return [make('hr', [])]
  return element instanceof HTMLTableElement ? tableOf(element) : blocksIn(element)
}

/** An empty line begins another paragraph. */
function paragraphsOf(words: Node[], parent: Element): Element[] {
  const groups: Line[][] = [[]]
  for (const line of linesOf(...words)) {
    if (line.length > 0) groups.at(-1)?.push(line)
    else groups.push([])
  }
  const paragraphs = groups.flatMap((lines) => filled('p', lines))
  const align = alignOf(parent)
  if (align === 'center' || align === 'right')
    for (const paragraph of paragraphs) paragraph.setAttribute('style', `text-align: ${align}`)
  return paragraphs
}

function alignOf(element: Element): string {
  const style = element instanceof HTMLElement ? element.style.textAlign : ''
  return style || (element.getAttribute('align') ?? '').toLowerCase()
}

/** A text has no heading of the first level, which is its title, and none below the fourth. */
function headingOf(element: Element): Element[] {
  const level = element.getAttribute('aria-level') ?? /^H(\d)$/.exec(element.tagName)?.[1] ?? 2
  const made = filled(`h${Math.min(Math.max(Number(level), 2), 4)}`, linesOf(element))
  for (const heading of made) removeBold(heading)
  return made
}

const wordsOfItem = (item: Element): Node[] => wordsIn(linesOf(item))

function tableOf(table: HTMLTableElement): Element[] {
  if (table.textContent.trim() === '') return picturesIn(table)
  const cells = [...table.rows].flatMap((row) => [...row.cells])
  const isLayout = cells.length < 2 || table.getAttribute('role') === 'presentation'
  if (isLayout) return cells.flatMap(blocksIn)
  const rows = gridOf(table).map((row) => make('tr', row.map(cellOf)))
  const [first, ...others] = rows
  if (first && isBold(first) && !others.every(isBold)) {
    removeBold(first)
    for (const cell of [...first.children]) cell.replaceWith(make('th', [...cell.childNodes]))
  }
  const caption = table.caption ? filled('p', linesOf(table.caption)) : []
  return [...caption, make('table', rows), ...picturesIn(table)]
}

function cellOf(cell: Element | null): Element {
  const lines = cell ? linesOf(cell) : []
  return make('td', wordsIn(lines))
}

/** @returns an element with these lines; none if all are empty */
function filled(tag: string, lines: Line[]): Element[] {
  const words = wordsIn(lines)
  return words.length > 0 ? [make(tag, words)] : []
}

/** The words of lines that are not empty. */
function wordsIn(lines: Line[]): Node[] {
  return wordsOf(lines.filter((line) => line.length > 0))
}

function make(tag: string, content: (Node | string)[]): Element {
  const element = document.createElement(tag)
  element.append(...content)
  return element
}

/** Whether all words but those of headings and header rows are bold. */
function isBold(element: Element): boolean {
  const rest = element.cloneNode(true)
  if (!(rest instanceof Element) || rest.textContent.trim() === '') return false
  for (const one of rest.querySelectorAll('h2, h3, h4, th, strong')) one.remove()
  return rest.textContent.trim() === ''
}

function removeBold(element: Element): void {
  for (const one of element.querySelectorAll('strong')) one.replaceWith(...one.childNodes)
}
