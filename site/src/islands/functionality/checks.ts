import { functionalityTexts } from '@kariera/shared/texts/reader'
import { callChecks } from './callChecks.ts'
import { pageChecks, type ExpectedTexts } from './pageChecks.ts'
import type { Check } from './runner.ts'

export type CheckName = keyof typeof functionalityTexts.checks

/** Returns every check, in the order in which they run and are shown. */
export function allChecks(texts: ExpectedTexts): Check<CheckName>[] {
  const work: Record<CheckName, () => Promise<void>> = { ...callChecks, ...pageChecks(texts) }
  return checkNames.map((name) => ({ name, run: work[name] }))
}

const isCheckName = (name: string): name is CheckName => name in functionalityTexts.checks

export const checkNames = Object.keys(functionalityTexts.checks).filter(isCheckName)
