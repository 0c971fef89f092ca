/** The forms of a noun in Bulgarian: with the number 1, and with every other. */
export type Forms = { one: string; other: string }

/** A number with its noun: `1 статия`, `0 статии`, `21 статии`. @param count whole, 0 or more */
export function counted(count: number, forms: Forms): string {
  return `${count} ${formFor(count, forms)}`
}

/** The form alone, where something stands around the number: `Общо 21 статии`. */
export function formFor(count: number, { one, other }: Forms): string {
  return count === 1 ? one : other
}
