const megabyte = 1024 * 1024

/** Largest picture of an article or image of a quote, bytes. */
export const maxPictureBytes = 10 * megabyte

/** Largest logo, bytes. */
export const maxLogoBytes = 5 * megabyte

/** The content of a banner, file or text, must be smaller than this, bytes. */
export const bannerBytesLimit = 5 * megabyte

/** Longest request that the public server accepts, bytes: the largest picture, and the other fields of a form. */
export const maxRequestBytes = 16 * megabyte

/** The same for a call without a session: the longest form of the site (contracts/writing.ts). */
export const maxAnonymousBytes = 64 * 1024
