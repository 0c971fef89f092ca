/** What is before and after the @, as mail servers of any country know it. */
const pattern =
  /^(?![.])(?!.*[.]{2})[\w'+.-]*[\w+-]@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?[.])+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i

/**
 * Returns an email address with its domain as mail servers know it: ivan@пример.бг is ivan@xn--e1afmkfd.xn--90ae, as
 * browsers send it too.
 *
 * @returns null for what is no address
 */
export function mailAddressOf(text: string): string | null {
  const at = text.lastIndexOf('@')
  const domain = asciiOf(text.slice(at + 1))
  const address = `${text.slice(0, at)}@${domain}`
  return domain !== null && pattern.test(address) ? address : null
}

/** Returns how an address is looked up: without its case, each domain in one form. */
export function knownAddress(text: string): string {
  const trimmed = text.trim()
  return (mailAddressOf(trimmed) ?? trimmed).toLowerCase()
}

function asciiOf(domain: string): string | null {
  if (/^[\w.-]*$/.test(domain)) return domain
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return null
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : null
}
