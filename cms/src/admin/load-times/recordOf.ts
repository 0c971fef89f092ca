import { emptyScreen } from '../failure/emptyScreen.ts'
import { articleList, countsSince, uncounted } from './listCounts.ts'
import type { LoadRecord } from './loadRecord.ts'
import { screenOf } from '../screens/screenOf.ts'

/** What the browser measures of the request for a screen. */
export type Figures = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseStart' | 'responseEnd' | 'transferSize' | 'responseStatus'
>

/** A load of the screen at a path; moments are milliseconds since the page began. */
export type Load = { path: string; began: number; displayed: number; figures: Figures | null }

/**
 * Returns the record of a load, and adds it to the browser's timeline. Null if it was of another screen than a list or a
 * form.
 */
export function recordOf(load: Load, admin: string): LoadRecord | null {
  const { path, began, displayed, figures } = load
  const screen = path.startsWith(admin) ? screenOf(path.slice(admin.length)) : null
  if (!screen) return null
  const testName = `${screen.entity}/${screen.kind}`
  const parts = figures ? partsOf(figures, displayed) : []
  for (const { name, start, end, details } of [
    { name: 'total', start: began, end: displayed, details: '' },
    ...parts,
  ]) {
    const label = `${testName} ${name}`
    performance.clearMeasures(label)
    performance.measure(label, { start, end, detail: details })
  }
  return {
    testName,
    timestamp: new Date(performance.timeOrigin + began).toISOString(),
    measurements: parts.map(({ name, start, end, details }) => ({
      name,
      duration: rounded(end - start),
      details,
    })),
    totalTime: rounded(displayed - began),
    ...(testName === articleList ? countsSince(began) : uncounted),
    error: (figures && failureOf(figures)) ?? (emptyScreen() ? 'not loaded' : null),
  }
}

function partsOf({ startTime, responseStart, responseEnd, transferSize }: Figures, end: number) {
  const size = `${Math.ceil(transferSize / 1024)} KB`
  // A screen may be displayed before its last byte has come.
  const received = Math.max(responseStart, Math.min(responseEnd, end))
  return [
    { name: 'request', start: startTime, end: responseStart, details: '' },
    { name: 'download', start: responseStart, end: received, details: size },
    { name: 'render', start: received, end, details: '' },
  ] as const
}

/** Null as well in a browser that does not tell the status. */
export function failureOf({ responseStatus: status }: Figures): string | null {
  if (status === 0) return 'no response'
  return status >= 400 ? `HTTP ${status}` : null
}

function rounded(ms: number): number {
  return Math.max(0, Math.round(ms * 10) / 10)
}
