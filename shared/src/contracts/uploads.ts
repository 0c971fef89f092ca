const megabyte = 1024 * 1024

/** The largest picture of an article or image of a quote, bytes (back-office.md, section 5). */
export const maxPictureBytes = 10 * megabyte

/** The largest logo, bytes. */
export const maxLogoBytes = 5 * megabyte

/** What a banner's content has to stay below, file or text, bytes (back-office.md, section 9). */
export const bannerBytesLimit = 5 * megabyte

/** The longest request that the public server takes, bytes: the largest picture, and what a form says beside it. */
export const maxRequestBytes = 16 * megabyte

/** The same of a call without a session: the longest form of the site (contracts/writing.ts). */
export const maxAnonymousBytes = 64 * 1024
