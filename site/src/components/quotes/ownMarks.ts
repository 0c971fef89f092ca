/** Whether a quote was written with its marks, so that it needs no others. Marks of a quote within it do not count. */
export function hasOwnMarks(text: string): boolean {
  return /^[„“"«][^„“”"»]*[“”"»]$/.test(text.trim())
}
