/** Returns the address of the player for a video. */
export const embedAddress = (video: string): string => `https://www.youtube.com/embed/${video}`

/** Returns the address of the page of a video on YouTube. */
export function watchAddress(video: string): string {
  const [id = '', start] = video.split('?start=').map(encodeURIComponent)
  return `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ''}`
}

/** The origin of the player that does not track viewers. */
export const embedOrigin = 'https://www.youtube-nocookie.com'

/** A video as it is stored: the 11 characters of its id, and the second at which it starts if that is not the first. */
export const videoPattern = /^[\w-]{11}(?:\?start=[1-9]\d{0,4})?$/

const hosts = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com)$/
const id = /^[\w-]{11}$/
/** Folders of the player that are no videos, though they look like an id. */
const notVideos = new Set(['videoseries', 'live_stream'])
const folders = new Set(['embed', 'shorts', 'live', 'v', 'e', 'watch'])

/**
 * Returns the video in a text: any YouTube address (watch, share, shorts, live, embed) or the iframe that YouTube
 * offers.
 *
 * @returns the video as it is stored (`videoPattern`); null if the text has none
 */
export function videoOf(text: string): string | null {
  const framed = /<iframe\b[^>]*\bsrc\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s"'>]+))/i.exec(text)
  const [, double, single, bare] = framed ?? []
  const address = (double ?? single ?? bare ?? text).replaceAll('&amp;', '&')
  const url = addressOf(address.replaceAll(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, ''))
  if (!url) return null
  const [, first = '', second = ''] = url.pathname.split('/')
  const found =
    url.hostname === 'youtu.be' ? first : hosts.test(url.hostname) ? idIn(url, first, second) : ''
  if (!id.test(found) || notVideos.has(found)) return null
  const start = startIn(url)
  return start > 0 && start < 100_000 ? `${found}?start=${start}` : found
}

function idIn(url: URL, first: string, second: string): string {
  if (first === 'watch' && !second) return url.searchParams.get('v') ?? ''
  return folders.has(first) ? second : ''
}

/** The second at which a video starts: `t=43`, `t=1m30s`, `start=43`, `#t=43`; 0 if the address does not say. */
function startIn({ searchParams, hash }: URL): number {
  const given =
    searchParams.get('t') ?? searchParams.get('start') ?? /^#t=(.+)/.exec(hash)?.[1] ?? ''
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(given)
  const [hours = 0, minutes = 0, seconds = 0] = (parts ?? [])
    .slice(1)
    .map((part) => (part ? Number(part) : 0))
  return hours * 3600 + minutes * 60 + seconds
}

function addressOf(text: string): URL | null {
  const whole = text.startsWith('//') ? `https:${text}` : text
  const url = URL.parse(/^[\w.-]+\//.test(whole) ? `https://${whole}` : whole)
  return url && /^https?:$/.test(url.protocol) ? url : null
}
