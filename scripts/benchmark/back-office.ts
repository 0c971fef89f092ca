import { step } from '../../shared/src/commands/terminal.ts'
import type { Editor } from './editor.ts'
import { spreadOf, type Figure } from './figures.ts'
import * as targets from './targets.ts'

/** How often each screen is measured, and how often it is requested before that. */
const SAMPLES = 20
const WARMING = 3

const named = '/api/documents-named'
const list = '/admin/collections/articles'
const screens = {
  dashboard: '/admin',
  articles: list,
  'articles, the live ones': `${list}?where[and][0][state][equals]=live`,
  'articles, half a title': `${list}?search=${encodeURIComponent('стаж')}`,
  'articles, a word that none has': `${list}?search=${encodeURIComponent('няматакава')}`,
  'articles, page 100': `${list}?page=100`,
  'the command palette, opened': named,
  'the command palette, half a title': `${named}?part=${encodeURIComponent('стаж')}`,
  'the command palette, in Latin letters': `${named}?part=zaplata`,
  'the command palette, a word that nothing has': `${named}?part=nyamatakava`,
}

/**
 * Measures how long an editor waits for screens of the back office: until the first bytes, and until the whole screen.
 */
export async function measureBackOffice(editor: Editor): Promise<Figure[]> {
  return step(`${Object.keys(screens).length} screens of the back office`, async () => {
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(screens)) {
      const taken: { first: number; whole: number }[] = []
      for (let sample = 0; sample < WARMING + SAMPLES; sample += 1) {
        taken.push(await editor.open(path))
      }
      const kept = taken.slice(WARMING)
      const firsts = kept.map(({ first }) => first)
      const wholes = kept.map(({ whole }) => whole)
      figures.push(
        spreadOf(`back office: ${name}, first answer`, 'ms', firsts, targetsOf(name)),
        spreadOf(`back office: ${name}, all of it`, 'ms', wholes),
      )
    }
    return figures
  })
}

function targetsOf(name: string) {
  return name.startsWith('the command palette') ? targets.documentsNamed : targets.backOfficeScreen
}
