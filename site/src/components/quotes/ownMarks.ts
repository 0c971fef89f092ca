/**
 * Whether a quote was written with its own quotation marks, so that it needs no others. Marks of a quote inside it do
 * not count.
 */
export function hasOwnMarks(text: string): boolean {
  return /^[„“"«][^„“”"»]*[“”"»]$/.test(text.trim())
}
