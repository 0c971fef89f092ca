/** A telephone number: `+359 888 123 456`. */
const phone = /^\+[\d \u00A0()/-]*$/

/** Spreadsheets calculate `+359-888-123` and `+359/2/987`, but nothing with a space between digits. */
function isCalculated(number: string): boolean {
  return /[/-]/.test(number) && !/\d[ \u00A0]+\d/.test(number)
}

/** What some program separates cells by. */
const separator = /[,;|\t\n\v\f\r\u0085\u2028\u2029]/

/** What programs drop where a cell begins: quotes, and what is not seen. */
const dropped = String.raw`"\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800`

/** Signs with which a formula begins, with their wide and small forms. */
const signs = '=+@＝＋＠－﹢﹣﹦﹫-'

/** A sign, and all separators and dropped characters before it; from the first of these, for linear time. */
const beginning = new RegExp(`(?<![,;|${dropped}])([,;|${dropped}]*)([${signs}])`, 'gu')

/**
 * Returns a value that no spreadsheet calculates, whichever separator it expects and whether it knows quotes: an
 * apostrophe is put before what would begin a formula.
 */
export function harmless(value: string): string {
  if (phone.test(value) && !isCalculated(value)) return value
  return value.replaceAll(beginning, (all, before: string, sign: string, at: number) =>
    at === 0 || separator.test(before) ? `${before}'${sign}` : all,
  )
}
