/** The public addresses of the site and of the back office (SITE_URL, ADMIN_URL). */
export type PublicAddresses = { siteUrl: string; adminUrl: string }

const newsroomPath = /^\/(?:admin|api|_next|media)(?:\/|$)/
const adminPath = /^\/admin(?:\/|$)/

/**
 * Where the back office has a host of its own, no page is shown beside it and it is shown nowhere else: what runs on
 * a page can then never act for an editor. The public calls below `/api` belong to both.
 *
 * @param host the request's Host header
 * @returns the address to which a request for this path belongs; null where it is right already
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
