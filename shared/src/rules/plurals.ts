/** The forms of a noun in Bulgarian: with the number 1, and with every other. */
export type Forms = { one: string; other: string }

/** A number with its noun: `1 статия`, `0 статии`, `21 статии`. @param count whole, 0 or more */
export function counted(count: number, { one, other }: Forms): string {
  return `${count} ${count === 1 ? one : other}`
}
