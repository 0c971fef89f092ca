/** Returns the address of the player for a video. */
export const embedAddress = (videoId: string): string => `https://www.youtube.com/embed/${videoId}`

/** The origin of the player that does not track viewers. */
export const embedOrigin = 'https://www.youtube-nocookie.com'

const hosts = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com)$/
const id = /^[\w-]{11}$/

/**
 * Returns the video in a text: any YouTube address (watch, share, shorts, live, embed) or the iframe that YouTube
 * offers.
 *
 * @returns the video's 11 characters; null if the text has none
 */
export function videoIdOf(text: string): string | null {
  const framed = /<iframe\b[^>]*\bsrc\s*=\s*["']([^"']+)["']/i.exec(text)?.[1]
  const url = addressOf((framed ?? text).trim().replaceAll('&amp;', '&'))
  if (!url) return null
  const [, first = '', second = ''] = url.pathname.split('/')
  const found =
    url.hostname === 'youtu.be' ? first : hosts.test(url.hostname) ? idIn(url, first, second) : ''
  return id.test(found) ? found : null
}

function idIn(url: URL, first: string, second: string): string {
  if (first === 'watch') return url.searchParams.get('v') ?? ''
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : ''
}

function addressOf(text: string): URL | null {
  const whole = text.startsWith('//') ? `https:${text}` : text
  const url = URL.parse(/^[\w.-]+\//.test(whole) ? `https://${whole}` : whole)
  return url && /^https?:$/.test(url.protocol) ? url : null
}
