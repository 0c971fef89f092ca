import type { ImageSize } from 'payload'

/** Widths that pages offer to browsers, in pixels. */
export const pictureWidths = [320, 640, 960, 1280, 1600] as const

/** The widths for `srcset`. @param effort of the encoder, 0 to 6: the last ones take long where there is transparency */
const widthsWith = (effort: number): ImageSize[] =>
  pictureWidths.map((width) => ({
    name: `w${width}`,
    width,
    withoutEnlargement: true,
    // On screens with small pixels nobody sees the difference, and the first picture decides when a page is there.
    formatOptions: { format: 'webp', options: { quality: width < 960 ? 72 : 70, effort } },
  }))

/** In which search engines show a picture, whichever suits them: 1:1, 4:3 and 16:9. */
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
  ...widthsWith(6),
]

/** A banner: drawn rather than photographed, and often see-through. */
export const bannerSizes: ImageSize[] = widthsWith(4)

/** A logo for the bar: twice as high as it stands there, on a screen with small pixels; pixels. */
export const logoSizes: ImageSize[] = [
  {
    name: 'bar',
    height: 80,
    withoutEnlargement: true,
    formatOptions: { format: 'webp', options: { quality: 90, effort: 6 } },
  },
]

/** An employer's logo on its profile: twice as high as it stands there; pixels. */
export const employerLogoSizes: ImageSize[] = [
  {
    name: 'profile',
    height: 240,
    withoutEnlargement: true,
    formatOptions: { format: 'webp', options: { quality: 90, effort: 6 } },
  },
]
