import { defaultDisplaySeconds, displaySeconds } from '@kariera/shared/rules/displaySeconds'

/** `data-seconds` of an item, or of all items with other ones for phones. */
export type DisplayTimes = { seconds?: string; phoneSeconds?: string }

/** How long what stands at the beginning of a row stays, seconds: its own time, or that of the whole row. */
export function staySeconds(
  item: DisplayTimes | undefined,
  row: DisplayTimes,
  isPhone: boolean,
): number {
  const shared = (isPhone ? row.phoneSeconds : undefined) ?? row.seconds
  return displaySeconds(item?.seconds ?? shared ?? defaultDisplaySeconds)
}
