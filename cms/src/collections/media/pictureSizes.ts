import type { ImageSize } from 'payload'

/** Widths that pages offer to browsers, in pixels. */
export const pictureWidths = [320, 640, 960, 1280, 1600] as const

/**
 * Returns the widths for `srcset`.
 *
 * @param effort of the encoder, 0 to 6: 6 takes 1.7 times as long as 5, for 2 % fewer bytes, and is slow with
 *   transparency
 */
const widthsWith = (effort: number): ImageSize[] =>
  pictureWidths.map((width) => ({
    name: `w${width}`,
    width,
    withoutEnlargement: true,
    // Nothing is cut off, so that Payload need not look for the focal point. (The other side may differ by a pixel.)
    fit: 'inside',
    // On high-density screens the difference is not visible, and the first picture decides how fast the page appears.
    formatOptions: { format: 'webp', options: { quality: width < 960 ? 72 : 70, effort } },
  }))

/** Shapes for search engines, which choose the one that they need: 1:1, 4:3 and 16:9. */
export const searchShapes = [
  { name: 'square', width: 800, height: 800 },
  { name: 'standard', width: 1200, height: 900 },
  { name: 'wide', width: 1200, height: 675 },
] as const

/** The card of the specification, the Open Graph picture, and the widths for `srcset`. */
export const pictureSizes: ImageSize[] = [
  {
    name: 'card',
    width: 600,
    height: 400,
    position: 'centre',
    formatOptions: { format: 'webp', options: { quality: 80 } },
  },
  {
    name: 'og',
    width: 1200,
    height: 630,
    position: 'centre',
    formatOptions: { format: 'jpeg', options: { quality: 82 } },
  },
  ...searchShapes.map((shape): ImageSize => ({
    ...shape,
    position: 'centre',
    formatOptions: { format: 'jpeg', options: { quality: 80 } },
  })),
  ...widthsWith(5),
]

/** The sizes of a cut: its card is the picture of the specification, 600 x 400 pixels, JPEG of quality 95. */
export const cutSizes: ImageSize[] = pictureSizes.map((size) =>
  size.name === 'card'
    ? { ...size, formatOptions: { format: 'jpeg', options: { quality: 95 } } }
    : size,
)

/** Widths of a banner: usually drawn rather than photographed, and often transparent. */
export const bannerSizes: ImageSize[] = widthsWith(4)

/** Size of a logo in the bar: twice its displayed height, for high-density screens; pixels. */
export const logoSizes: ImageSize[] = [
  {
    name: 'bar',
    height: 80,
    withoutEnlargement: true,
    fit: 'inside',
    formatOptions: { format: 'webp', options: { quality: 90, effort: 6 } },
  },
]

/** Size of an employer's logo on its profile: twice its displayed height; pixels. */
export const employerLogoSizes: ImageSize[] = [
  {
    name: 'profile',
    height: 240,
    withoutEnlargement: true,
    fit: 'inside',
    formatOptions: { format: 'webp', options: { quality: 90, effort: 6 } },
  },
]
