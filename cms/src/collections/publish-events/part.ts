import type { Part } from '../../part.ts'
import { publishingClock } from './clockRow.ts'
import { publishEvents } from './publishEvents.ts'

/** The publishing log. */
export const part = {
  collections: [publishEvents],
  globals: [publishingClock],
  menu: { tests: [{ collection: 'publish-events' }] },
} satisfies Part
