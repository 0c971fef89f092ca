import { homePath } from '../../shared/src/routes.ts'
import { step } from '../../shared/src/commands/terminal.ts'
import type { Saved } from './editor.ts'
import { spreadOf, type Figure, type SpreadTargets } from './figures.ts'
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
  const figure = (title: string, values: number[], goals?: SpreadTargets) =>
    spreadOf(`${what}, ${title}`, 'ms', values, goals)
  const until = (title: string, moment: 'page' | 'home') => {
    const seen = taken.flatMap(({ answered, [moment]: at }) =>
      at === undefined ? [] : [{ at, after: at - answered }],
    )
    if (seen.length === 0) return []
    return [
      figure(
        title,
        seen.map(({ at }) => at),
      ),
      figure(
        `${title}, after the acknowledgement`,
        seen.map(({ after }) => after),
        targets.visibleAfter[moment],
      ),
    ]
  }
  const acknowledged = taken.map(({ answered }) => answered)
  return [
    figure('acknowledged', acknowledged),
    ...until('on its page', 'page'),
    ...until('on home', 'home'),
  ]
}
