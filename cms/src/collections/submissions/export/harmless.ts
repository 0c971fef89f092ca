/** A telephone number, which is a value and no formula: `+359 888 123 456`. */
const phone = /^\+[\d\s()/-]*$/

/** What begins a formula, where a cell can begin: also after a separator of another region, and on a new line. */
const formula = /(^|[\n\r\t,;])(\s*)([=+@＝＋＠]|[-－](?=\S))/g

/**
 * Returns a value that no spreadsheet calculates, whichever separator it expects: an apostrophe is put before what would
 * begin a formula.
 */
export function harmless(value: string): string {
  return phone.test(value) ? value : value.replaceAll(formula, "$1$2'$3")
}
