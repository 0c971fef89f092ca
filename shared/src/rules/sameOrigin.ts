/**
 * Whether a call comes from a page of the same origin, by the headers of the browser. Programs other than browsers do
 * not send these headers and are accepted.
 *
 * @param header returns the value of a header by its name in lower case
 */
export function isSameOrigin(header: (name: string) => string | null | undefined): boolean {
  const site = header('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = header('origin')
  return !origin || (URL.canParse(origin) && new URL(origin).host === header('host'))
}
