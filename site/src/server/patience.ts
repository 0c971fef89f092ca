/**
 * How long the site's servers wait for who asks, milliseconds. As nginx has it (nginx/nginx.conf.template), for where
 * there is none.
 */
export const patience = {
  /** Longer than proxies keep a connection that nobody uses: who asks again must not meet one that is just being closed. */
  keepAliveTimeout: 75_000,
  /** From the first byte of a request, or from the connection, until its headers are whole: then it is answered 408. */
  headersTimeout: 10_000,
  /** Until its body is whole: a picture of 10 MB by a slow line. */
  requestTimeout: 300_000,
  /** How often that is looked at. */
  connectionsCheckingInterval: 2000,
} as const
