import { describe, expect, it } from 'vitest'
import { sectionTree } from './sectionTree.ts'

const page = (title: string, level: number) => ({ id: 1, path: `/biser/${title}/`, title, level })

/** As text: `a(b c)`. */
const told = (branches: ReturnType<typeof sectionTree>): string =>
  branches
    .map(({ title, below }) => (below.length > 0 ? `${title}(${told(below)})` : title))
    .join(' ')

describe('R-BISER-1 the tree of the section', () => {
  it('is empty without pages', () => {
    expect(sectionTree([])).toEqual([])
  })

  it('hangs each page below the last one of the level above', () => {
    const pages = [
      page('a', 0),
      page('b', 1),
      page('c', 2),
      page('d', 1),
      page('e', 0),
      page('f', 1),
    ]
    expect(told(sectionTree(pages))).toBe('a(b(c) d) e(f)')
  })

  it('forgets what stood deeper when it comes back up', () => {
    const pages = [page('a', 0), page('b', 1), page('c', 0), page('d', 1), page('e', 2)]
    expect(told(sectionTree(pages))).toBe('a(b) c(d(e))')
  })
})
