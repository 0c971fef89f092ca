/** Largest stored picture: width times height times frames, pixels. A small file can unfold to gigabytes. */
export const maximumPixels = 25_000_000

/** Largest JPEG before it is scaled down while decoding; it is stored with at most `maximumPixels`. */
export const maximumJpegPixels = 100_000_000

/** Largest number of frames: each is decoded and encoded for every size. */
export const maximumFrames = 500
