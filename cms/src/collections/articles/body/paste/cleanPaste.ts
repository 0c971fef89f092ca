import { videoIdOf } from '@kariera/shared/rules/youtube'
import { linesOf, wordsOf, type Line } from './pastedLines.ts'
import { gridOf } from './pastedTable.ts'
import { nestListsOfWord } from './wordLists.ts'

/** What shows a picture in the HTML that browsers, Word and LibreOffice copy. */
const pictures = 'img, picture, svg, video, object, embed, canvas'

/** What readers of a page do not see as text, and what Word marks as deleted. */
const noise = [
  ...['script', 'style', 'noscript', 'template', 'select', 'input', 'textarea', 'del'],
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
 * of the levels 2 to 4, lists, quotes, tables, rules, links, bold and italic words. Fonts, sizes, colours and empty
 * paragraphs go, and so does bold where everything is bold.
 *
 * @returns the rest, and how many pictures were left out
 */
export function cleanPaste(html: string): { document: Document; pictures: number } {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const frame of body.querySelectorAll('iframe')) frame.replaceWith(addressOfVideo(frame))
  const found = body.querySelectorAll(pictures)
  for (const element of [...found, ...body.querySelectorAll(noise)]) element.remove()
  nestListsOfWord(body)
  const cleaned = document.implementation.createHTMLDocument()
  const hasBlocks = body.querySelector(blocks) !== null
  cleaned.body.append(...(hasBlocks ? blocksIn(body) : wordsOf(linesOf(body))))
  if (cleaned.body.childElementCount > 1 && isBold(cleaned.body)) removeBold(cleaned.body)
  return { document: cleaned, pictures: found.length }
}

/** A paragraph with the address of a YouTube video, which the editor replaces by the video; else an empty one. */
function addressOfVideo(frame: HTMLIFrameElement): Element {
  const id = videoIdOf(frame.src)
  return make('p', id === null ? [] : [`https://www.youtube.com/watch?v=${id}`])
}

function blocksIn(parent: Element): Element[] {
  const made: Element[] = []
  let words: Node[] = []
  const endLine = () => {
    made.push(...paragraphsOf(words, parent))
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

function isBlock(node: Node): node is Element {
  return node instanceof Element && (node.matches(blocks) || node.querySelector(blocks) !== null)
}

function blockOf(element: Element): Element[] {
  if (element.matches(headings)) return headingOf(element)
  if (element.matches('ul, ol')) return listOf(element)
  if (element.matches('blockquote')) return filled('blockquote', linesOf(element))
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

/** In Lexical a nested list has an item of its own. */
function listOf(list: Element): Element[] {
  const items = [...list.children].flatMap((item) => {
    if (item.matches('ul, ol')) return nestedIn([item])
    const lists = [...item.querySelectorAll('ul, ol')]
    const nested = lists.filter(
      (one) => !lists.some((other) => other !== one && other.contains(one)),
    )
    for (const one of nested) one.remove()
    return [...filled('li', linesOf(item)), ...nestedIn(nested)]
  })
  return items.length > 0 ? [make(list.tagName, items)] : []
}

function nestedIn(lists: Element[]): Element[] {
  return lists.flatMap(listOf).map((list) => make('li', [list]))
}

function tableOf(table: HTMLTableElement): Element[] {
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
  return [...caption, make('table', rows)]
}

function cellOf(cell: Element | null): Element {
  const lines = cell ? linesOf(cell) : []
  return make('td', wordsOf(lines.filter((line) => line.length > 0)))
}

/** @returns an element with these lines; none if all are empty */
function filled(tag: string, lines: Line[]): Element[] {
  const words = wordsOf(lines.filter((line) => line.length > 0))
  return words.length > 0 ? [make(tag, words)] : []
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
