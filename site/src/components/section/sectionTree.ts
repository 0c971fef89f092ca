import type { Section } from '@kariera/shared/contracts/reading/pages'

/** A page of the section with those below it. */
export type Branch = { path: string; title: string; below: Branch[] }

/** @param pages each before those below it */
export function sectionTree(pages: Section): Branch[] {
  const top: Branch[] = []
  // The page that was last at each level: the next ones of a level more stand below it.
  const line: Branch[] = []
  for (const { path, title, level } of pages) {
    const branch: Branch = { path, title, below: [] }
    const siblings = line[level - 1]?.below ?? top
    siblings.push(branch)
    line.splice(level, Infinity, branch)
  }
  return top
}
