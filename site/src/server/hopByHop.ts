import type { IncomingHttpHeaders } from 'node:http'

/** What is said to the next in line only (RFC 9110, 7.6.1). */
const ofOneConnection = [
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  // Node has answered it before a request is passed on.
  'expect',
]

/**
 * What is meant for whoever answers in the end. A caller who names one of these in `Connection` would have it taken
 * away on the way, and with it what the newsroom decides by: who asks, from where, and how long the body is.
 */
const forTheEnd =
  /^(?:accept|allow|authorization|cache-control|content|cookie|date|etag|forwarded|host|if|last-modified|location|next|origin|pragma|range|referer|referrer-policy|retry-after|rsc|sec|set-cookie|strict-transport-security|user-agent|vary|via|www|x)(?:-|$)/

/**
 * Takes out of headers what belongs to one connection, and what `Connection` names, so that the rest may be passed on.
 * Headers that everyone understands stay, even where `Connection` names them.
 */
export function removeHopByHop(headers: IncomingHttpHeaders): void {
  const named = [headers.connection, headers['proxy-connection']]
    .flat()
    .flatMap((value) => value?.toLowerCase().split(',') ?? [])
    .map((name) => name.trim())
    .filter((name) => !forTheEnd.test(name))
  for (const name of [...ofOneConnection, ...named]) Reflect.deleteProperty(headers, name)
}
