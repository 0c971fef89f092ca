import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callerAddress, callerNetwork } from './callerAddress.ts'

describe('the address of a caller', () => {
  it.each([
    // Without a proxy, only the address that the public server saw is trusted.
    ['198.51.100.7', 0, '198.51.100.7'],
    ['6.6.6.6, 198.51.100.7', 0, '198.51.100.7'],
    ['6.6.6.6, 10.0.0.1, 198.51.100.7', 0, '198.51.100.7'],
    // With one proxy: the proxy added its caller, and the public server added the proxy.
    ['198.51.100.7, 10.0.0.2', 1, '198.51.100.7'],
    ['6.6.6.6, 198.51.100.7, 10.0.0.2', 1, '198.51.100.7'],
    ['6.6.6.6, 198.51.100.7, 10.0.0.3, 10.0.0.2', 2, '198.51.100.7'],
    // A caller who bypassed the proxies.
    ['198.51.100.7', 2, '198.51.100.7'],
    ['198.51.100.7:4711', 0, '198.51.100.7'],
    ['[2001:db8::1]:4711', 0, '2001:db8::1'],
    ['2001:db8::1', 0, '2001:db8::1'],
    ['::ffff:198.51.100.7', 0, '::ffff:198.51.100.7'],
    ['198.51.100.7, unknown', 0, null],
    ['198.51.100.7, ', 0, null],
    ['', 0, null],
    [null, 0, null],
  ])('in %j behind %i proxies is %s', (forwardedFor, proxies, address) => {
    expect(callerAddress(forwardedFor, proxies)).toBe(address)
  })

  it('is not changed by anything that a caller writes into the header', () => {
    const invented = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6())
    fc.assert(
      fc.property(fc.array(invented), fc.ipV4(), fc.nat(3), (lies, caller, proxies) => {
        const ours = [caller, ...Array.from({ length: proxies }, (_, at) => `10.0.0.${at}`)]
        expect(callerAddress([...lies, ...ours].join(', '), proxies)).toBe(caller)
      }),
    )
  })
})

describe('what a caller is counted by', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::ffff:c633:6407', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s: %s', (address, network) => {
    expect(callerNetwork(address)).toBe(network)
  })

  it('is the same however an address is shortened', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const { hostname } = new URL(`http://[${address}]`)
        expect(callerNetwork(hostname.slice(1, -1))).toBe(callerNetwork(address))
      }),
    )
  })
})
