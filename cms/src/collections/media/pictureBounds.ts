/** A small file can unfold to gigabytes: width times height times frames, pixels. No picture is kept with more. */
export const maximumPixels = 25_000_000

/** A JPEG may have so many: it is shrunk while it is read, and kept with at most `maximumPixels`. */
export const maximumJpegPixels = 100_000_000

/** Every frame is decoded and encoded for every size, however small it is. */
export const maximumFrames = 500
