import { isTextLink, isWebAddress } from '@kariera/shared/rules/links'
import { formats, type Format } from '../formats.ts'
import { withoutTracking } from '../link/withoutTracking.ts'

/** Words of one look. */
type Run = { text: string; formats: readonly Format[]; href: string | null }

/** The runs of a line; none if it is empty. */
export type Line = Run[]

const lineEnds =
  'address, article, blockquote, br, caption, dd, div, dt, h1, h2, h3, h4, h5, h6, li, p, pre, section, tr, td, th'

/** Returns the lines of nodes, however deep their words are. White space is as a browser shows it. */
export function linesOf(...nodes: Node[]): Line[] {
  const lines: Line[] = [[]]
  for (const node of nodes) collect(node, lines)
  return lines.map(trimmed)
}

function collect(node: Node, lines: Line[]): void {
  if (node instanceof Text) {
    const [first = '', ...others] = isPreformatted(node) ? node.data.split('\n') : [node.data]
    lines.at(-1)?.push(runOf(first, node))
    for (const line of others) lines.push([runOf(line, node)])
    return
  }
  if (!(node instanceof Element) || node.matches('br.Apple-interchange-newline')) return
  const endsLine = node.matches(lineEnds)
  if (endsLine && (node.matches('br') || lines.at(-1)?.some(hasWords))) lines.push([])
  for (const child of node.childNodes) collect(child, lines)
  if (endsLine && lines.at(-1)?.some(hasWords)) lines.push([])
}

/** Browsers write into each element how they have shown its spaces. */
function isPreformatted({ parentElement }: Text): boolean {
  const around = parentElement?.closest('pre, [style*="white-space"]')
  const [, shown] =
    /white-space(?:-collapse)?:\s*([\w-]+)/.exec(around?.getAttribute('style') ?? '') ?? []
  return shown === undefined ? Boolean(around) : /^(?:pre|break-spaces)/.test(shown)
}

const hasWords = ({ text }: Run): boolean => text.trim() !== ''

function runOf(text: string, { parentElement }: Text): Run {
  const link = parentElement?.closest('a[href]')
  return {
    text,
    formats: formats.map(({ name }) => name).filter((name) => isStyled(parentElement, looks[name])),
    href: link instanceof HTMLAnchorElement ? targetOf(link) : null,
  }
}

/** Whether an element gives its words a format, takes it from them, or leaves that to those around it. */
type Look = (element: HTMLElement) => boolean | null

/** Asks an element and those around it, until one of them decides. */
function isStyled(element: Element | null, lookOf: Look): boolean {
  for (let one = element; one instanceof HTMLElement; one = one.parentElement) {
    const look = lookOf(one)
    if (look !== null) return look
  }
  return false
}

const looks: Record<Format, Look> = {
  bold: ({ style: { fontWeight }, tagName }) => {
    if (fontWeight !== '') return fontWeight.startsWith('bold') || Number(fontWeight) >= 600
    return /^(B|STRONG|TH)$/.test(tagName) ? true : null
  },
  italic: ({ style: { fontStyle }, tagName }) => {
    if (fontStyle !== '') return /^(italic|oblique)/.test(fontStyle)
    return /^(I|EM|CITE)$/.test(tagName) ? true : null
  },
  // A line through words also goes through the elements in them, whatever their style says.
  strikethrough: (element) =>
    /^(S|STRIKE|DEL)$/.test(element.tagName) ||
    /text-decoration(-line)?:[^;]*line-through/.test(element.getAttribute('style') ?? '')
      ? true
      : null,
  subscript: (element) => isScript(element, 'SUB'),
  superscript: (element) => isScript(element, 'SUP'),
}

/** Words are above the line or below it, as the innermost element says. */
function isScript({ style: { verticalAlign }, tagName }: HTMLElement, tag: string): boolean | null {
  const script = { super: 'SUP', sub: 'SUB' }[verticalAlign] ?? tagName
  return script === 'SUP' || script === 'SUB' ? script === tag : null
}

/** A place within the copied document does not exist in the text. */
function targetOf(link: HTMLAnchorElement): string | null {
  const href = link.getAttribute('href')?.trim() ?? ''
  if (isWebAddress(href)) return withoutTracking(href)
  const bare = /^tel:/i.test(href) ? href.replaceAll(/[\s().]|%20/g, '') : href
  return isTextLink(bare) ? bare : null
}

const invisible = /[\u{ad}\u{200b}\u{feff}]/gu

/** Browsers and Word also write spaces that do not break where nobody has meant one; those at numbers are meant. */
const spaces = /[^\S\u{a0}]|(?<!\d)\u{a0}(?!\d)/gu

/** Joins runs of the same look, and leaves one space between words and none at the ends. */
function trimmed(line: Line): Line {
  const runs: Line = []
  for (const run of line) {
    const last = runs.at(-1)
    const text = run.text
      .replaceAll(invisible, '')
      .replaceAll(spaces, ' ')
      .replaceAll(/\s{2,}/g, ' ')
    const rest = last && !/\s/.test(last.text.slice(-1)) ? text : text.replace(/^\s+/, '')
    if (rest === '') continue
    if (last && isSameLook(last, run)) last.text += rest
    else runs.push({ ...run, text: rest })
  }
  const last = runs.at(-1)
  if (last) last.text = last.text.trimEnd()
  return last?.text === '' ? runs.slice(0, -1) : runs
}

function isSameLook(one: Run, other: Run): boolean {
  return one.formats.join() === other.formats.join() && one.href === other.href
}

/** Returns lines as HTML. */
export function wordsOf(lines: Line[]): Node[] {
  return lines.flatMap((line, number) => [
    ...(number > 0 ? [document.createElement('br')] : []),
    ...line.map(nodeOf),
  ])
}

function nodeOf({ text, formats: names, href }: Run): Node {
  const words = formats
    .filter(({ name }) => names.includes(name))
    .reduce<Node>((inner, { tag }) => wrapped(tag, inner), document.createTextNode(text))
  if (href === null) return words
  const link = wrapped('a', words)
  link.setAttribute('href', href)
  return link
}

function wrapped(tag: string, content: Node): Element {
  const element = document.createElement(tag)
  element.append(content)
  return element
}
