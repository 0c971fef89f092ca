/**
 * Returns the query of an address with every text in UTF-8 (percent-encoded): an old page or program may have written
 * Cyrillic as windows-1251 (`%EF%EB%E0%F2%E0`) or by JavaScript's `escape` (`%u043F`). What is left of a character that
 * was cut off is dropped.
 *
 * @param search of an address, with or without `?`
 */
export function queryInUtf8(search: string): string {
  return search.replace(/[^?&=#]+/g, (text) =>
    isReadable(text) ? text : encodeURIComponent(readAnyway(text.replaceAll('+', ' '))),
  )
}

function isReadable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function readAnyway(text: string): string {
  const runs = text.match(encoded) ?? []
  const decoder = isUtf8(bytesOf(runs.join('%20'))) ? utf8 : new TextDecoder('windows-1251')
  return text
    .replace(encoded, (run) => decoder.decode(bytesOf(run)).replaceAll('\uFFFD', ''))
    .replace(/%u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .toWellFormed()
}

const encoded = /(?:%[\da-f]{2})+/gi
const utf8 = new TextDecoder()

function bytesOf(run: string): Uint8Array {
  return Uint8Array.from(run.slice(1).split('%'), (byte) => parseInt(byte, 16))
}

/** Whether bytes are letters in UTF-8, of which the last may be cut off. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return /[^\0-\x7F]/.test(text)
  } catch {
    return false
  }
}
