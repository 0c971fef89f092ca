import { isListNumber } from '../list/listNumbers.ts'

/**
 * Reduces a list to its items and their numbers. Numbers of the editor follow one another: where those of a list jump or
 * go backwards, another list begins. What has no words has no number.
 *
 * @param wordsOf the words of an item, whose lists have been taken out
 */
export function listsIn(list: Element, wordsOf: (item: Element) => Node[]): Element[] {
  const isNumbered = list.matches('ol')
  const step = list.hasAttribute('reversed') ? -1 : 1
  const made: Element[] = []
  let next = isNumbered ? startOf(list) : 1
  let counted = next
  const begin = () => made.push(emptyList(list.tagName, next))
  for (const item of [...list.children]) {
    const nested = item.matches('ul, ol') ? [item] : outermostLists(item)
    for (const one of nested) one.remove()
    const words = item.matches('ul, ol') ? [] : wordsOf(item)
    if (words.length > 0) {
      const numbers = isNumbered ? [numberIn(item, 'value'), counted] : []
      const number = numbers.find(isListNumber) ?? next
      const isNext = number === next
      next = number
      if (made.length === 0 || !isNext) begin()
      made.at(-1)?.append(filled('li', words))
      next += 1
      counted = number + step
    }
    for (const one of nested.flatMap((inner) => listsIn(inner, wordsOf))) {
      if (made.length === 0) begin()
      const last = made.at(-1)?.lastElementChild
      if (last) last.append(one)
      else made.at(-1)?.append(filled('li', [one]))
    }
  }
  return made
}

/** The number of the first item. */
function startOf(list: Element): number {
  const items = [...list.children].filter((item) => item.matches('li') && item.textContent.trim())
  const usual = list.hasAttribute('reversed') ? items.length : 1
  return [numberIn(list, 'start'), usual].find(isListNumber) ?? 1
}

function numberIn(element: Element, attribute: 'start' | 'value'): number {
  return Number.parseInt(element.getAttribute(attribute) ?? '', 10)
}

/** The lists of an item that are not in another one of them. */
function outermostLists(item: Element): Element[] {
  const lists = [...item.querySelectorAll('ul, ol')]
  return lists.filter((one) => !lists.some((other) => other !== one && other.contains(one)))
}

function emptyList(tag: string, start: number): Element {
  const list = document.createElement(tag)
  if (start !== 1) list.setAttribute('start', String(start))
  return list
}

function filled(tag: string, content: Node[]): Element {
  const element = document.createElement(tag)
  element.append(...content)
  return element
}
