/** What takes the place of the last characters before the cursor. */
export type Replacement = { length: number; text: string }

/**
 * What a typed character becomes in a Bulgarian text: `"` an opening or closing quotation mark, a hyphen between spaces
 * or two hyphens a dash. The marks of English quotations and of «such» ones that are open are closed as they were opened.
 *
 * @param before the text of the paragraph before the cursor
 * @param typed the character that is typed there
 * @returns what replaces the end of both together; null if they stay as they are
 */
export function typographicReplacement(before: string, typed: string): Replacement | null {
  if (typed === '"') return quotationMark(before)
  const dash = dashes.find(({ end, next }) => end.test(before) && next.test(typed))
  return dash ? { length: dash.length, text: `${dash.text}${typed}` } : null
}

function quotationMark(before: string): Replacement | null {
  const open = closingMarks.get(openMarks(before).at(-1) ?? '')?.[0]
  const text = isOpening(before, open) ? '„' : (open ?? unopened(before))
  return text === '"' ? null : { length: 1, text }
}

/** Where words begin: after a space, a bracket, a slash or a dash; after other signs where no quotation is open. */
const beginning = /(?:^|[\s([{/–—„«])$/u
const beginningOutside = /[-:='*]$/

function isOpening(before: string, open: string | undefined): boolean {
  if (address.test(before)) return false
  return beginning.test(before) || (open === undefined && beginningOutside.test(before))
}

/** Where nothing is open, numbers have inches, and addresses are typed as they are. */
function unopened(before: string): '"' | '“' {
  return /\p{N}$/u.test(before) || address.test(before) ? '"' : '“'
}

/** A web or email address that ends here. */
const address = /(?:^|\s)(?:\S*:\/\/|www\.|\S*@)\S*$/i

/** The marks with which the quotations began that are open at the end of a text, the innermost last. */
function openMarks(text: string): string[] {
  const open: string[] = []
  for (const { 0: mark, index } of text.matchAll(/[„“”«»"]/g)) {
    const isClosing = closingMarks.get(open.at(-1) ?? '')?.includes(mark)
    if (closingMarks.has(mark) && beginsAt(text, index, mark)) open.push(mark)
    else if (isClosing) open.pop()
  }
  return open
}

/** What closes a quotation that begins with a mark: as it is typed, and what else is found in texts. “ begins one in English. */
const closingMarks = new Map([
  ['„', '“”"'],
  ['«', '»'],
  ['“', '”"'],
  ['"', '"”'],
])

function beginsAt(text: string, index: number, mark: string): boolean {
  return mark === '„' || mark === '«' || beginning.test(text.slice(0, index))
}

/** What ends the text before `next`, how many characters that is with it, and the dash. A line may begin with `- `: a list. */
const dashes = [
  { end: /[^\s-][ \u00A0]-$/u, next: /^ $/, length: 2, text: '–' },
  { end: /(?:^|\s)--$/u, next: /^ $/, length: 3, text: '–' },
  { end: /\p{Script=Cyrillic}--$/u, next: /^\p{Script=Cyrillic}$/u, length: 3, text: ' – ' },
  { end: /\p{N}--$/u, next: /^\p{N}$/u, length: 3, text: '–' },
]
