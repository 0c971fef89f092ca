import type { Limit } from '../../limits/rate-limit/limit.ts'

/**
 * Requests from one network to each form of the site, with any result. How long one sender waits after a message:
 * contactCooldown.ts.
 */
export const formLimit: Limit = { calls: 200, seconds: 600 }

/** Mails that one network may cause, whoever it names as the sender. */
export const mailLimit: Limit = { calls: 30, seconds: 600 }

/** Tables that one user exports. */
export const exportLimit: Limit = { calls: 60, seconds: 3600 }

/** Replies of one user: nobody writes more by hand. */
export const replyLimit: Limit = { calls: 60, seconds: 3600 }

/** Requests of one user for the personal data of an address. */
export const personalDataLimit: Limit = { calls: 60, seconds: 3600 }
