import type { Section } from '@kariera/shared/contracts/reading/pages'

/** A page of the section with its subpages. */
export type Branch = { path: string; title: string; below: Branch[] }

/** @param pages each before its subpages */
export function sectionTree(pages: Section): Branch[] {
  const top: Branch[] = []
  // The last page at each level: the next pages one level deeper are its subpages.
  const line: Branch[] = []
  for (const { path, title, level } of pages) {
    const branch: Branch = { path, title, below: [] }
    const siblings = line[level - 1]?.below ?? top
    siblings.push(branch)
    line.splice(level, Infinity, branch)
  }
  return top
}
