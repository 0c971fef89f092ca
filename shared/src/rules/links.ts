import { mailAddressOf } from './mailAddress.ts'

/** Whether a text is the http(s) address of a page. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text)) return false
  // A browser also parses an address of dots alone.
  return /[\p{L}\p{N}]/u.test(URL.parse(text)?.hostname ?? '')
}

/**
 * Whether a link within a text may lead there: to a page, an email address (`mailto:`) or a telephone number (`tel:`).
 */
export function isTextLink(url: string): boolean {
  return isWebAddress(url) || isMailLink(url) || /^tel:\+?\d[\d-]{2,24}$/i.test(url)
}

function isMailLink(url: string): boolean {
  const [, address] = /^mailto:([^\s?"<>\\]+)(?:\?[^\s"<>\\]*)?$/i.exec(url) ?? []
  return address !== undefined && mailAddressOf(decoded(address)) !== null
}

/** Some programs write `%40` for the @. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
