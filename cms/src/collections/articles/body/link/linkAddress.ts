import { isTextLink, isWebAddress } from '@kariera/shared/rules/links'

/**
 * Returns the address that a typed or pasted text means: 'kariera.bg/x' is https://kariera.bg/x, an email address and an
 * international telephone number lead there. Null if it is none, such as the title of an article.
 */
export function linkAddress(text: string): string | null {
  const typed = text.trim().replace(/^(https?:\/\/)+(?=https?:\/\/)/i, '')
  if (isTextLink(typed)) return typed
  const isDomain = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}([/?#:]\S*)?$/u.test(typed)
  if (isDomain) return isWebAddress(`https://${typed}`) ? `https://${typed}` : null
  const number = `tel:${typed.replace(/^tel:/i, '').replaceAll(/[\s().-]/g, '')}`
  const isNumber = /^(?:tel:|\+\d)[\d\s().+-]{5,}$/i.test(typed)
  const meant = isNumber ? number : `mailto:${typed}`
  return isTextLink(meant) ? meant : null
}
