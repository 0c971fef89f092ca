import type { ImageSize } from 'payload'

/** Widths that pages offer to browsers, in pixels. */
export const pictureWidths = [320, 640, 960, 1280, 1600] as const

const widths = pictureWidths.map((width): ImageSize => ({
  name: `w${width}`,
  width,
  withoutEnlargement: true,
  // On screens with small pixels nobody sees the difference, and the first picture decides when a page is there.
  formatOptions: { format: 'webp', options: { quality: width < 960 ? 72 : 70, effort: 6 } },
}))

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
  ...widths,
]
