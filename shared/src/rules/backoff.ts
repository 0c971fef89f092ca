/**
 * How long to wait before the next attempt, milliseconds: twice as long after each failure.
 *
 * @param attempt the one that failed, from 1 on
 */
export function backoff(
  attempt: number,
  { first, longest }: { first: number; longest: number },
): number {
  return Math.min(longest, first * 2 ** (attempt - 1))
}

/** A quarter more or less, so that what failed together is not tried again together. */
export function jittered(milliseconds: number): number {
  return milliseconds * (0.75 + Math.random() / 2)
}
