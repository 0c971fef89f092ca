/**
 * The formats that words of a body can have, by the names of Lexical and of the editor's tools: each with its bit in
 * what is stored and its element in HTML, the innermost first.
 */
export const formats = [
  { name: 'bold', bit: 1, tag: 'strong' },
  { name: 'italic', bit: 2, tag: 'em' },
  { name: 'strikethrough', bit: 4, tag: 's' },
  { name: 'subscript', bit: 32, tag: 'sub' },
  { name: 'superscript', bit: 64, tag: 'sup' },
] as const

export type Format = (typeof formats)[number]['name']

const allBits = formats.reduce((bits, { bit }) => bits | bit, 0)

/** Whether a text may be stored with these bits; without any it is plain. */
export function isKnownFormat(bits: unknown): boolean {
  if (bits === undefined) return true
  return typeof bits === 'number' && (bits & allBits) === bits
}
