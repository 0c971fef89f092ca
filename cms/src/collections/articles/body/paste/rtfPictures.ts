/**
 * Returns the PNG and JPEG pictures of a text in RTF, in their order, as `data:` addresses. Word puts the bytes of pictures
 * only there: its HTML names files of the computer. In one pass: such a text may have many megabytes.
 */
export function picturesOfRtf(rtf: string): string[] {
  const pictures: string[] = []
  const marks = /\\(?:(png|jpeg)blip|listpicture)\b/g
  for (let mark = marks.exec(rtf); mark; mark = marks.exec(rtf)) {
    const [, format] = mark
    if (format === undefined) {
      // The marks of lists are no pictures of the text.
      marks.lastIndex = endOfGroup(rtf, marks.lastIndex)
      continue
    }
    const start = startOfDigits(rtf, marks.lastIndex)
    const end = rtf.indexOf('}', start)
    if (end < 0) break
    marks.lastIndex = end
    const bytes = bytesOf(rtf, start, end)
    if (bytes) pictures.push(`data:image/${format};base64,${base64Of(bytes)}`)
  }
  return pictures
}

/** Properties and an id, words and groups, may stand between the format and the digits of the bytes. */
function startOfDigits(rtf: string, from: number): number {
  const word = /\s*(?:\\[a-z]+-?\d*)?\s*/y
  let at = from
  for (;;) {
    word.lastIndex = at
    word.test(rtf)
    if (rtf[word.lastIndex] === '{') at = endOfGroup(rtf, word.lastIndex + 1)
    else if (word.lastIndex > at) at = word.lastIndex
    else return at
  }
}

/** @param from behind the brace that opens the group @returns the place behind the one that closes it */
function endOfGroup(rtf: string, from: number): number {
  let depth = 1
  const braces = /[{}]/g
  braces.lastIndex = from
  for (let brace = braces.exec(rtf); brace; brace = braces.exec(rtf)) {
    depth += brace[0] === '{' ? 1 : -1
    if (depth === 0) return braces.lastIndex
  }
  return rtf.length
}

/** @returns null if something else than digits is there */
function bytesOf(rtf: string, start: number, end: number): Uint8Array | null {
  const bytes = new Uint8Array((end - start) >> 1)
  let count = 0
  let half = -1
  for (let at = start; at < end; at += 1) {
    const digit = digitOf(rtf.charCodeAt(at))
    if (digit === null) return null
    if (digit < 0) continue
    if (half < 0) half = digit
    else {
      bytes[count] = half * 16 + digit
      count += 1
      half = -1
    }
  }
  return count > 0 ? bytes.subarray(0, count) : null
}

/** @returns -1 for white space; null for what is no digit */
function digitOf(code: number): number | null {
  if (code >= 48 && code <= 57) return code - 48
  if (code >= 97 && code <= 102) return code - 87
  if (code >= 65 && code <= 70) return code - 55
  return code === 32 || (code >= 9 && code <= 13) ? -1 : null
}

function base64Of(bytes: Uint8Array): string {
  const atOnce = 0x8000
  const parts = Array.from({ length: Math.ceil(bytes.length / atOnce) }, (_, part) =>
    String.fromCharCode(...bytes.subarray(part * atOnce, (part + 1) * atOnce)),
  )
  return btoa(parts.join(''))
}
