import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

/** The addresses of IPv6 that the internet uses (RFC 4291): all others are local, or lead to an address of IPv4. */
const global = ipaddr.parseCIDR('2000::/3')

/** Public by its range, but a service of the host for its virtual machines (Azure). */
const hostServices = ['168.63.129.16']

/**
 * Whether an IP address is one of the internet: not of this machine, of its host, of a local network, of a tunnel or of a
 * reserved range.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast' || hostServices.includes(address)) return false
  const own = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  if (own.some((one) => one.address === parsed.toString())) return false
  return parsed.kind() === 'ipv4' || parsed.match(global)
}
