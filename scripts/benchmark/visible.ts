import { homePath } from '../../shared/src/routes.ts'
import { step } from '../process/terminal.ts'
import type { Saved } from './editor.ts'
import { spreadOf, type Figure } from './figures.ts'
import { askServer, waitForQuiet, type Place } from './sampling.ts'
import * as targets from './targets.ts'

/** One save. Milliseconds from its start; Infinity for what never came. */
interface Visible {
  answered: number
  page: number
  /** Unset for an edit: home need not show the accent. */
  home?: number
}

/**
 * Measures from the start of a save until readers see it: the public server is asked again and again until it answers
 * with the new text. It is asked for a new article's page once its address is known, that is, after the acknowledgement.
 */
export async function measureVisible(place: Place, samples: number): Promise<Figure[]> {
  const paths: { id: number; path: string }[] = []
  const news = await step(`${samples} new articles, as readers see them`, async () => {
    const taken: Visible[] = []
    for (let index = 0; index < samples; index += 1) {
      await waitForQuiet(place)
      const mark = markOf('v', index)
      const [{ began, page, ...saved }, home] = await Promise.all([
        publish(place, mark),
        askServer(place, homePath, mark),
      ])
      taken.push({ answered: saved.answered - began, page: page - began, home: home - began })
      paths.push(saved)
    }
    return taken
  })
  const edits = await step(`${samples} edits, as readers see them`, async () => {
    const taken: Visible[] = []
    for (const [index, { id, path }] of paths.entries()) {
      await waitForQuiet(place)
      const mark = markOf('w', index)
      const [{ began, answered }, page] = await Promise.all([
        place.editor.edit(id, mark),
        askServer(place, path, mark),
      ])
      taken.push({ answered: answered - began, page: page - began })
    }
    return taken
  })
  return [...figuresOf('visible: new article', news), ...figuresOf('visible: edit', edits)]
}

async function publish(place: Place, mark: string): Promise<Saved & { page: number }> {
  const saved = await place.editor.publish(mark)
  return { ...saved, page: await askServer(place, saved.path, mark) }
}

/** Returns a text that nothing else contains. */
function markOf(series: string, index: number): string {
  return `видимо ${series}${String(index).padStart(4, '0')}x`
}

function figuresOf(what: string, taken: Visible[]): Figure[] {
  const homes = taken.flatMap(({ answered, home }) =>
    home === undefined ? [] : [{ home, after: home - answered }],
  )
  const { page, home } = targets.visibleAfter
  return [
    spreadOf(
      `${what}, acknowledged`,
      'ms',
      taken.map(({ answered }) => answered),
    ),
    spreadOf(
      `${what}, on its page`,
      'ms',
      taken.map(({ page }) => page),
    ),
    spreadOf(
      `${what}, on its page, after the acknowledgement`,
      'ms',
      taken.map(({ answered, page }) => page - answered),
      page,
    ),
    ...(homes.length === 0
      ? []
      : [
          spreadOf(
            `${what}, on home`,
            'ms',
            homes.map((one) => one.home),
          ),
          spreadOf(
            `${what}, on home, after the acknowledgement`,
            'ms',
            homes.map(({ after }) => after),
            home,
          ),
        ]),
  ]
}
