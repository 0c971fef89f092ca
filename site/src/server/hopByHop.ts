import type { IncomingHttpHeaders } from 'node:http'

/** Headers for one connection only (RFC 9110, 7.6.1). */
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
  // Node has handled it before a request is passed on.
  'expect',
]

/**
 * End-to-end headers. A caller that lists one of these in `Connection` could otherwise have it removed on the way, and
 * with it the facts that the cms relies on: who is calling, from where, and how long the body is.
 */
const forTheEnd =
  /^(?:accept|allow|authorization|cache-control|content|cookie|date|etag|forwarded|host|if|last-modified|location|next|origin|pragma|range|referer|referrer-policy|retry-after|rsc|sec|set-cookie|strict-transport-security|user-agent|vary|via|www|x)(?:-|$)/

/**
 * Removes the headers of one connection, and those that `Connection` lists, so that the rest may be passed on.
 * End-to-end headers stay, even if `Connection` lists them.
 */
export function removeHopByHop(headers: IncomingHttpHeaders): void {
  const named = [headers.connection, headers['proxy-connection']]
    .flat()
    .flatMap((value) => value?.toLowerCase().split(',') ?? [])
    .map((name) => name.trim())
    .filter((name) => !forTheEnd.test(name))
  for (const name of [...ofOneConnection, ...named]) Reflect.deleteProperty(headers, name)
}
