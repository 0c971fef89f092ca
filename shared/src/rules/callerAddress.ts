import { isIP, isIPv6 } from 'node:net'

/**
 * The address of who asks, from `X-Forwarded-For` as the cms gets it.
 *
 * Each server on the way writes at the end of that header who came to it: further left stands what a caller may have
 * invented. The last entry is always our own front door's (site/src/server/reverseProxy.ts, or nginx in its place), so it is
 * true, and without a proxy before the front door it is the caller. With proxies of our own before it, each accounts
 * for one entry more: the caller is so many entries further left. Where there are fewer, the leftmost.
 *
 * @param trustedProxies how many proxies of our own stand before the front door (`TRUST_PROXY`)
 * @returns null where there is no header, or no address at its place
 */
export function callerAddress(forwardedFor: string | null, trustedProxies: number): string | null {
  if (!forwardedFor) return null
  const entries = forwardedFor.split(',').map((entry) => withoutPort(entry.trim()))
  const address = entries[Math.max(0, entries.length - 1 - trustedProxies)] ?? ''
  return isIP(address) === 0 ? null : address
}

/**
 * What an address is counted by: of IPv6 the first half, since whoever has one address has all of its network; of
 * IPv4 the whole, also where it is written as IPv6.
 */
export function callerNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const [withoutZone = ''] = address.split('%')
  const groups = groupsOf(withoutZone)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped) return [...bytesOf(groups[6] ?? 0), ...bytesOf(groups[7] ?? 0)].join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  return (
    /^\[(?<ipv6>[^\]]+)\](?::\d+)?$/.exec(entry)?.groups?.ipv6 ??
    /^(?<ipv4>\d+\.\d+\.\d+\.\d+):\d+$/.exec(entry)?.groups?.ipv4 ??
    entry
  )
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [left = [], right = []] = plain.split('::').map((half) =>
    half
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  )
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => 0)
  return [...left, ...zeros, ...right]
}

function bytesOf(group: number): [number, number] {
  return [group >> 8, group & 0xff]
}
