import fc from 'fast-check'
import { BlockList } from 'node:net'
import { networkInterfaces } from 'node:os'
import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './publicAddress.ts'

/** Ranges of the registries for special purposes (RFC 6890 and what followed) that are not of the internet. */
const special: [string, number][] = [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] satisfies [string, number][]),
  ...([
    ['::', 8],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['100::', 64],
    ['2001::', 32],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['fec0::', 10],
    ['ff00::', 8],
  ] satisfies [string, number][]),
]

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4'
}

const specialOfIpv4 = new BlockList()
for (const [network, prefix] of special)
  if (familyOf(network) === 'ipv4') specialOfIpv4.addSubnet(network, prefix)

/** Addresses of a range: its first, its last, and any between. */
function within([network, prefix]: [string, number]): fc.Arbitrary<string> {
  const bits = familyOf(network) === 'ipv4' ? 32 : 128
  const size = 1n << BigInt(bits - prefix)
  return fc
    .oneof(fc.constantFrom(0n, size - 1n), fc.bigInt(0n, size - 1n))
    .map((offset) => textOf(numberOf(network) + offset, bits))
}

function numberOf(network: string): bigint {
  if (familyOf(network) === 'ipv4')
    return network.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n)
  const [head = '', tail = ''] = network.split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const zeros = Array<string>(8 - groups(head).length - groups(tail).length).fill('0')
  return [...groups(head), ...zeros, ...groups(tail)].reduce(
    (sum, group) => sum * 65_536n + BigInt(`0x${group}`),
    0n,
  )
}

function textOf(number: bigint, bits: number): string {
  const step = bits === 32 ? 8n : 16n
  const parts = Array.from({ length: bits === 32 ? 4 : 8 }, (_, index, all = bits === 32 ? 4 : 8) =>
    ((number >> (step * BigInt(all - 1 - index))) & ((1n << step) - 1n)).toString(
      bits === 32 ? 10 : 16,
    ),
  )
  return parts.join(bits === 32 ? '.' : ':')
}

describe('an address of the internet', () => {
  it('is none of a range for special purposes, and of no tunnel into one', () => {
    const local = fc.oneof(...special.map(within))
    fc.assert(
      fc.property(local, (address) => {
        expect(isPublicAddress(address)).toBe(false)
        if (familyOf(address) === 'ipv6') return
        for (const tunnel of [`::ffff:${address}`, `::${address}`, `64:ff9b::${address}`])
          expect(isPublicAddress(tunnel), tunnel).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })

  it('is any other of IPv4', () => {
    const others = fc.ipV4().filter((address) => !specialOfIpv4.check(address))
    fc.assert(
      fc.property(others, (address) => {
        // Networks for servers of the registries themselves, which serve no pages.
        fc.pre(!/^192\.(?:31\.196|52\.193|175\.48)\./.test(address))
        expect(isPublicAddress(address)).toBe(true)
      }),
      { numRuns: 1000 },
    )
    expect(isPublicAddress('2606:4700:4700::1111')).toBe(true)
  })

  it('is none of this machine or of its host', () => {
    const own = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
    for (const { address } of [...own, { address: '168.63.129.16' }])
      expect(isPublicAddress(address), address).toBe(false)
  })

  it('is no other text', () => {
    for (const text of ['', 'localhost', '127.1.example', '1.2.3.4.5', '[::1]', '::1%lo'])
      expect(isPublicAddress(text), text).toBe(false)
  })
})
