import type { StyleRule } from './cleanCss.ts'

/** A browser, and we, look at every part of every selector for every element. */
const maxWork = 5_000_000

/** More rules for more elements than anybody draws. */
export class DrawingTooComplex extends Error {}

/** @throws {DrawingTooComplex} where parts of selectors times elements are more than anybody draws */
export function boundRuleWork(rules: readonly StyleRule[], elements: number): void {
  const parts = rules.reduce((sum, rule) => sum + rule.parts, 0)
  if (parts * elements > maxWork) throw new DrawingTooComplex('Too many rules for its elements.')
}
