/** The public addresses of the site and of the back office (SITE_URL, ADMIN_URL). */
export type PublicAddresses = { siteUrl: string; adminUrl: string }

const newsroomPath = /^\/(?:admin|api|_next|media)(?:\/|$)/
const adminPath = /^\/admin(?:\/|$)/

/**
 * If the back office has its own host, no page is shown there and the back office is shown nowhere else: a script on a
 * page can then never act for an editor. The public calls below `/api` belong to both.
 *
 * @param host the request's Host header
 * @returns the address that a request for this path belongs to; null if it is correct already
 */
export function rightAddress(
  { siteUrl, adminUrl }: PublicAddresses,
  host: string | undefined,
  path: string,
): string | null {
  const adminHost = new URL(adminUrl).hostname
  if (adminHost === new URL(siteUrl).hostname) return null
  const isAtNewsroom = host?.replace(/:\d*$/, '').toLowerCase() === adminHost
  if (isAtNewsroom) return newsroomPath.test(path) ? null : siteUrl
  return adminPath.test(path) ? adminUrl : null
}
