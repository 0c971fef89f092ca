/** Parameters by which senders and networks follow readers from page to page. */
const tracking =
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|igshid|igsh|mc_cid|mc_eid|mkt_tok|_hsenc|_hsmi|_ga|_gl|srsltid)$/i

/** Addresses that lead through a counter to the one in a parameter. */
const redirects: Record<string, string> = {
  'www.google.com/url': 'q',
  'l.facebook.com/l.php': 'u',
  'lm.facebook.com/l.php': 'u',
  'l.instagram.com/': 'u',
}

/** Returns an address without what follows readers. An address that has none of it is returned as it is. */
export function withoutTracking(address: string): string {
  const url = URL.parse(address)
  if (!url) return address
  const { hostname, pathname, searchParams } = url
  const isSafeLink = hostname.endsWith('.safelinks.protection.outlook.com')
  const target = searchParams.get(isSafeLink ? 'url' : (redirects[hostname + pathname] ?? ''))
  if (target !== null && /^https?:\/\//i.test(target)) return withoutTracking(target)
  const followed = [...searchParams.keys()].filter((name) => tracking.test(name))
  if (followed.length === 0) return address
  for (const name of followed) searchParams.delete(name)
  return url.href
}
