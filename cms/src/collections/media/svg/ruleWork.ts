import type { StyleRule } from './cleanCss.ts'

/**
 * Largest number of selector parts times elements: a browser, and this program, checks every part for every element.
 */
const maxWork = 5_000_000

/** A drawing has too many rules for its elements. */
export class DrawingTooComplex extends Error {}

/** @throws {DrawingTooComplex} if selector parts times elements exceed the limit */
export function boundRuleWork(rules: readonly StyleRule[], elements: number): void {
  const parts = rules.reduce((sum, rule) => sum + rule.parts, 0)
  if (parts * elements > maxWork) throw new DrawingTooComplex('Too many rules for its elements.')
}
