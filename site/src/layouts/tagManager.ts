/** Where the tag manager's script lives (R-FRAME-9). */
const tagManagerOrigin = 'https://www.googletagmanager.com'

/**
 * What a page's policy has to allow besides its own, where a tag manager is used: the tag manager itself, and where
 * the measurement that it loads reports to.
 */
export const tagManagerPolicy = {
  scripts: ["'self'", tagManagerOrigin],
  directives: [
    `img-src ${tagManagerOrigin} https://*.google-analytics.com`,
    `connect-src ${tagManagerOrigin} https://*.google-analytics.com https://*.analytics.google.com`,
  ],
} as const
