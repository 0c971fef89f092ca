import { isIP, isIPv6 } from 'node:net'

/**
 * Returns the address of the caller, from `X-Forwarded-For` as the cms gets it.
 *
 * Each server on the way appends the address of its caller to that header; entries further left may be invented. The
 * last entry always comes from our own public server (site/src/server/reverseProxy.ts, or nginx instead), so it is
 * true; without a proxy before the public server it is the caller. Each proxy of ours before it adds one entry: the
 * caller is that many entries further left. If there are fewer entries, it is the leftmost.
 *
 * @param trustedProxies how many proxies of our own are before the public server (`TRUST_PROXY`)
 * @returns null if there is no header, or no address at that place
 */
export function callerAddress(forwardedFor: string | null, trustedProxies: number): string | null {
  if (!forwardedFor) return null
  const entries = forwardedFor.split(',').map((entry) => withoutPort(entry.trim()))
  const address = entries[Math.max(0, entries.length - 1 - trustedProxies)] ?? ''
  return isIP(address) === 0 ? null : address
}

/**
 * Returns the key by which callers are counted: the first half of an IPv6 address, because the owner of one address has
 * the whole network; the whole of an IPv4 address, also if it is written as IPv6.
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

/** Some proxies append the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
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
