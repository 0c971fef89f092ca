/** The limit of a figure: its highest or its lowest good value. */
export type Target = { atMost: number } | { atLeast: number }

/** One number of a figure; null if the awaited result never came. */
export type Value = { value: number | null; target?: Target | undefined }

/** Something that was measured: a spread of samples, or one number. */
export interface Figure {
  /** The label of its row in the table. */
  what: string
  unit:
    | 'ms'
    | 'pages'
    | 'pages/s'
    | 'views'
    | 'calls'
    | 'MiB'
    | 'KiB'
    | 'times'
    | 'of 100'
    | 'share'
  values: { p50?: Value; p95?: Value; max?: Value; one?: Value }
}

/** Targets for a spread of samples. */
export type SpreadTargets = { p50?: Target; p95?: Target; max?: Target }

/**
 * Returns the value at or below which the given percentage of the samples is (nearest rank).
 *
 * @param samples Infinity for a sample that never came
 * @returns null if there is no sample, or if that one never came
 */
export function percentile(samples: number[], percent: number): number | null {
  const sorted = samples.toSorted((one, other) => one - other)
  const value = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]
  return value === undefined || !Number.isFinite(value) ? null : value
}

/** Returns a figure with the median, the 95th percentile and the maximum of some samples. */
export function spreadOf(
  what: string,
  unit: Figure['unit'],
  samples: number[],
  targets: SpreadTargets = {},
): Figure {
  const value = (percent: number, target: Target | undefined): Value => ({
    value: percentile(samples, percent),
    target,
  })
  return {
    what,
    unit,
    values: {
      p50: value(50, targets.p50),
      p95: value(95, targets.p95),
      max: value(100, targets.max),
    },
  }
}

/** Whether a number of a figure misses its target; a value that never came misses every target. */
export function isMissed({ values }: Figure): boolean {
  return Object.values(values).some(({ value, target }) => target && !keepsTo(value, target))
}

function keepsTo(value: number | null, target: Target): boolean {
  if (value === null) return false
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast
}
