/** What a figure must keep to: the highest or the lowest value that is good. */
export type Target = { atMost: number } | { atLeast: number }

/** One number of a figure; null when what was waited for never came. */
export type Value = { value: number | null; target?: Target | undefined }

/** Something that was measured: a spread of samples, or one number. */
export interface Figure {
  /** What it is, as a row of the table says it. */
  what: string
  unit:
    'ms' | 'pages' | 'pages/s' | 'views' | 'calls' | 'MiB' | 'KiB' | 'times' | 'of 100' | 'share'
  values: { p50?: Value; p95?: Value; max?: Value; one?: Value }
}

/** What the spread of some samples is held to. */
export type SpreadTargets = { p50?: Target; p95?: Target; max?: Target }

/**
 * The value below or at which so many of a hundred samples lie (nearest rank).
 *
 * @param samples a sample that never came is Infinity
 * @returns null where there is no sample, or where it never came
 */
export function percentile(samples: number[], percent: number): number | null {
  const sorted = samples.toSorted((one, other) => one - other)
  const value = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)]
  return value === undefined || !Number.isFinite(value) ? null : value
}

/** The middle, the slow end and the slowest of some samples. */
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

/** Every number of a figure that is held to a target keeps to it; what never came keeps to none. */
export function isMissed({ values }: Figure): boolean {
  return Object.values(values).some(({ value, target }) => target && !keepsTo(value, target))
}

function keepsTo(value: number | null, target: Target): boolean {
  if (value === null) return false
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast
}
