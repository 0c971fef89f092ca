import { links, outsiders } from './linksInDrawings.ts'
import { refused } from './refusedDrawings.ts'
import { foreign, handlers, scripts } from './scriptsInDrawings.ts'
import { masquerades, styles } from './stylesInDrawings.ts'

/** A hostile drawing: it is refused as a whole, or nothing harmful is left of it. */
export type HostileDrawing = { what: string; text: string; fate: 'refused' | 'harmless' }

/** All hostile drawings. */
export const hostileDrawings: HostileDrawing[] = [
  ...listed({ scripts, handlers, foreign, links, outsiders, styles, masquerades }, 'harmless'),
  ...listed({ refused }, 'refused'),
]

function listed(
  groups: Record<string, Record<string, string>>,
  fate: HostileDrawing['fate'],
): HostileDrawing[] {
  return Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).map(([what, text]) => ({ what: `${group}: ${what}`, text, fate })),
  )
}
