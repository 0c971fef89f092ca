/** What Word makes of an item of a list: a paragraph, or in the browser a list of its own. */
const items = 'p[style*="mso-list:"], .ListContainerWrapper'

type Item = {
  level: number
  tag: 'ol' | 'ul'
  /** Word's name for its list. */
  list: string
  /** As it is shown: '3.', 'в)'; empty if it is not known. */
  mark: string
  content: ChildNode[]
}

/** Replaces the items of lists that Word has copied by lists, nested and numbered as they look. */
export function nestListsOfWord(body: Element): void {
  for (const first of body.querySelectorAll(items)) {
    if (!first.isConnected) continue
    const run: { element: Element; items: Item[] }[] = []
    for (let element: Element | null = first; element; element = element.nextElementSibling) {
      const items = itemsOf(element)
      if (items.length === 0) break
      run.push({ element, items })
    }
    first.before(...listsOf(run.flatMap(({ items }) => items)))
    for (const { element } of run) element.remove()
  }
}

/** Reads an element as items; usually one, none if it is something else. */
function itemsOf(element: Element): Item[] {
  if (element.matches('.ListContainerWrapper'))
    return [...element.querySelectorAll('ul, ol')].flatMap(itemsInBrowser)
  const [, list, level, override] =
    /mso-list:\s*(\w+)\s+level(\d)\s*(\w*)/.exec(element.getAttribute('style') ?? '') ?? []
  if (level === undefined) return []
  const marker = element.querySelector('[style*="mso-list:Ignore"]')
  const mark = marker?.textContent.trim() ?? ''
  const tag = /^\(?[\p{L}\d]{1,9}[.)]/u.test(mark) ? 'ol' : 'ul'
  marker?.remove()
  return [
    {
      level: Number(level),
      tag,
      list: `${list} ${override}`,
      mark,
      content: [...element.childNodes],
    },
  ]
}

function itemsInBrowser(list: Element): Item[] {
  const start = Number(list.getAttribute('start') ?? 1)
  return [...list.querySelectorAll<HTMLElement>(':scope > li')].map((item, index) => ({
    level: Number(item.dataset.ariaLevel ?? 1),
    tag: list.matches('ol') ? 'ol' : 'ul',
    list: item.dataset.listid ?? '',
    mark: `${start + index}.`,
    content: [...item.childNodes],
  }))
}

function listsOf(found: Item[]): Element[] {
  const lists: Element[] = []
  const open: { item: Item; element: Element }[] = []
  for (const item of found) {
    while ((open.at(-1)?.item.level ?? 0) > item.level) open.pop()
    const last = open.at(-1)?.item
    if (last?.level === item.level && (last.tag !== item.tag || last.list !== item.list)) open.pop()
    if (open.at(-1)?.item.level !== item.level) {
      const element = document.createElement(item.tag)
      element.setAttribute('start', String(lettersOf(item.mark)))
      const around = open.at(-1)?.element
      if (around) around.append(element)
      else lists.push(element)
      open.push({ item, element })
    }
    const made = document.createElement('li')
    made.setAttribute('value', /\d+(?=[^\p{L}\d]*$)/u.exec(item.mark)?.[0] ?? '')
    made.append(...item.content)
    open.at(-1)?.element.append(made)
  }
  return lists
}

const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'абвгдежзийклмнопрстуфхцчшщъьюя']
const roman: Readonly<Record<string, number>> = {
  i: 1,
  v: 5,
  x: 10,
  l: 50,
  c: 100,
  d: 500,
  m: 1000,
}

/**
 * The number of an item that is counted in letters or Roman numerals, of which the editor makes digits.
 *
 * @returns 1 if it is neither
 */
function lettersOf(mark: string): number {
  const letters = /\p{L}+(?=\P{L}*$)/u.exec(mark.toLowerCase())?.[0] ?? ''
  if (/^([ivx]|[ivxlcdm]{2,})$/.test(letters)) {
    const values = Array.from(letters, (letter) => roman[letter] ?? 0)
    return values.reduce(
      (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
      0,
    )
  }
  const places = alphabets.map((alphabet) => alphabet.indexOf(letters) + 1)
  return letters.length === 1 ? Math.max(...places, 1) : 1
}
