// How large files and requests may be. The texts of the refusals, in texts/back-office, repeat the numbers of files.

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

/** Largest stored picture: width times height times frames, pixels. A small file can unfold to gigabytes. */
export const maxPixels = 25_000_000

/** Largest JPEG before it is scaled down while decoding, pixels; it is stored with at most `maxPixels`. */
export const maxJpegPixels = 100_000_000

/** Largest number of frames: each is decoded and encoded for every size. */
export const maxFrames = 500
