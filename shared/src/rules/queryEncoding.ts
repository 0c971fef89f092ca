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
  return text
    .replace(/(?:%[\da-f]{2})+/gi, (run) => textOf(bytesOf(run)))
    .replace(/%u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .toWellFormed()
}

function bytesOf(run: string): Uint8Array {
  return Uint8Array.from(run.slice(1).split('%'), (byte) => parseInt(byte, 16))
}

function textOf(bytes: Uint8Array): string {
  const utf8 = new TextDecoder().decode(bytes).replaceAll('\uFFFD', '')
  // Two letters of windows-1251 side by side are never a character of UTF-8.
  return /[^\0-\x7F]/.test(utf8) || bytes.every((byte) => byte < 0x80)
    ? utf8
    : new TextDecoder('windows-1251').decode(bytes)
}
