/**
 * Whether a call comes from a page of the address that it was sent to, as far as the browser says. Programs that are
 * no browsers say nothing, and are believed.
 *
 * @param header the value of a header by its name in lower case
 */
export function isSameOrigin(header: (name: string) => string | null | undefined): boolean {
  const site = header('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = header('origin')
  return !origin || (URL.canParse(origin) && new URL(origin).host === header('host'))
}
