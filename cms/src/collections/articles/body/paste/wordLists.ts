/** What Word makes of an item of a list: a paragraph, or in the browser a list of its own. */
const items = 'p[style*="mso-list:"], .ListContainerWrapper'

type Item = { level: number; tag: 'ol' | 'ul'; content: ChildNode[] }

/** Replaces the items of lists that Word has copied by lists, nested as they look. */
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
  if (element.matches('.ListContainerWrapper')) {
    return [...element.querySelectorAll('li')].map((item) => ({
      level: Number(item.dataset.ariaLevel ?? 1),
      tag: item.parentElement?.tagName === 'OL' ? 'ol' : 'ul',
      content: [...item.childNodes],
    }))
  }
  const level = /mso-list:\s*\w+\s+level(\d)/.exec(element.getAttribute('style') ?? '')?.[1]
  if (level === undefined) return []
  const marker = element.querySelector('[style*="mso-list:Ignore"]')
  const tag = /^\s*\(?[\p{L}\d]{1,4}[.)]/u.test(marker?.textContent ?? '') ? 'ol' : 'ul'
  marker?.remove()
  return [{ level: Number(level), tag, content: [...element.childNodes] }]
}

function listsOf(found: Item[]): Element[] {
  const lists: Element[] = []
  const open: { level: number; list: Element }[] = []
  for (const { level, tag, content } of found) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    if (open.at(-1)?.level === level && open.at(-1)?.list.tagName.toLowerCase() !== tag) open.pop()
    if (open.at(-1)?.level !== level) {
      const list = document.createElement(tag)
      const around = open.at(-1)?.list
      if (around) around.append(list)
      else lists.push(list)
      open.push({ level, list })
    }
    const item = document.createElement('li')
    item.append(...content)
    open.at(-1)?.list.append(item)
  }
  return lists
}
