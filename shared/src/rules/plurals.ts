/** The forms of a Bulgarian noun: with the number 1, and with every other number. */
export type Forms = { one: string; other: string }

/**
 * Returns a number with its noun: `1 статия`, `0 статии`, `21 статии`.
 *
 * @param count whole, 0 or more
 */
export function counted(count: number, forms: Forms): string {
  return `${count} ${formFor(count, forms)}`
}

/** Returns the form alone, for a number inside a longer text: `Общо 21 статии`. */
export function formFor(count: number, { one, other }: Forms): string {
  return count === 1 ? one : other
}
