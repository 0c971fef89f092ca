/** The origin of the tag manager's script (R-FRAME-9). */
const tagManagerOrigin = 'https://www.googletagmanager.com'

/**
 * The sources that a page's policy must allow in addition if a tag manager is used: the tag manager itself, and the
 * addresses that its measurements are sent to.
 */
export const tagManagerPolicy = {
  scripts: ["'self'", tagManagerOrigin],
  directives: [
    `img-src ${tagManagerOrigin} https://*.google-analytics.com`,
    `connect-src ${tagManagerOrigin} https://*.google-analytics.com https://*.analytics.google.com`,
  ],
} as const
