/**
 * How long the site's servers wait for callers, milliseconds. The same as in nginx (nginx/nginx.conf.template), for
 * installations without it.
 */
export const serverTimeouts = {
  /**
   * Longer than proxies keep an idle connection, so that a request never meets a connection that is just being closed.
   */
  keepAliveTimeout: 75_000,
  /**
   * From the first byte of a request, or from the connection, until its headers are complete; then the response is 408.
   */
  headersTimeout: 10_000,
  /** How long a request body may take: 10 MB over a slow connection. */
  requestTimeout: 300_000,
  /** How often these limits are checked. */
  connectionsCheckingInterval: 2000,
} as const
