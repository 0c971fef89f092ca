/**
 * Returns the address that a typed or pasted text means: 'kariera.bg/x' is https://kariera.bg/x. Null if it is none,
 * such as the title of an article.
 */
export function linkAddress(text: string): string | null {
  const typed = text.trim().replace(/^(https?:\/\/)+(?=https?:\/\/)/i, '')
  if (/^https?:\/\/\S+$/i.test(typed)) return typed
  const isDomain = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}([/?#:]\S*)?$/u.test(typed)
  return isDomain ? `https://${typed}` : null
}
