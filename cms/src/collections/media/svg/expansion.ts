import { animationElements } from './allowedNames.ts'
import { cleanStyleSheet, referencesIn, type Compound, type StyleRule } from './cleanCss.ts'
import { boundRuleWork } from './ruleWork.ts'
import { elementsOf, textIn, type SvgElement } from './tree.ts'

/**
 * Returns how many elements are drawn if each is repeated wherever it is referred to; infinite if an element refers to
 * itself, or if they are too many to count. A few lines can request billions.
 *
 * @throws {DrawingTooComplex} if there are too many rules for its elements
 */
export function expansionOf(root: SvgElement): number {
  const all = [...elementsOf(root)]
  const named = new Map(all.map((element) => [element.attributes.get('id') ?? '', element]))
  const everyRule = all
    .filter(({ name }) => name === 'style')
    .flatMap((style) => cleanStyleSheet(textIn(style)).rules)
  boundRuleWork(everyRule, all.length)
  const rules = everyRule.filter(({ references }) => references.length > 0)
  if (rules.length > maxRules) return Infinity
  const known = new Map<SvgElement, number>()

  const sizeOf = (element: SvgElement, depth: number): number => {
    const before = known.get(element)
    if (before !== undefined) return before
    // Infinite until it is known: reaching it again means that it refers to itself.
    known.set(element, Infinity)
    const parts = element.children.filter((child) => typeof child !== 'string')
    const others = referencesOf(element, rules).flatMap((name) => named.get(name) ?? [])
    const total =
      depth > maxDepth
        ? Infinity
        : [...parts, ...others].reduce((sum, part) => sum + sizeOf(part, depth + 1), 1)
    known.set(element, total)
    return total
  }
  return sizeOf(root, 0)
}

/** Largest number of rules with references: each is checked for each element. */
const maxRules = 1000

/** Longest chain of references: no legitimate drawing has more, and each costs a call. */
const maxDepth = 1000

function referencesOf(element: SvgElement, rules: readonly StyleRule[]): string[] {
  // An animation changes the element that it refers to and does not draw it again.
  if (animationElements.has(element.name)) return []
  const own = [...element.attributes].flatMap(([name, value]) =>
    name === 'href' ? [value.slice(1)] : referencesIn(value),
  )
  const styled = rules
    .filter(({ selectors }) => selectors.some((compound) => mayConcern(compound, element)))
    .flatMap(({ references }) => references)
  return [...own, ...styled]
}

function mayConcern({ type, ids, classes }: Compound, { name, attributes }: SvgElement): boolean {
  const own = attributes.get('class')?.split(' ') ?? []
  return (
    (type === null || type === name) &&
    ids.every((id) => attributes.get('id') === id) &&
    classes.every((each) => own.includes(each))
  )
}
