import { largerPictureTexts } from '@kariera/shared/texts/reader'

/** A picture of the text is shown no wider than this, in pixels. */
const widestInText = 704

/**
 * Makes each picture of a body, as the newsroom writes it, a link to its largest file, where that shows more than the
 * page does.
 */
export function withLargerPictures(bodyHtml: string): string {
  return bodyHtml.replace(/<img [^>]*srcset="([^"]+)"[^>]*>/g, (img, srcset) => {
    const [src = '', width = ''] = String(srcset).split(', ').at(-1)?.split(' ') ?? []
    if (!(parseInt(width) > widestInText)) return img
    // What has no description has no name as a link either.
    const name = img.includes('alt=""') ? ` aria-label="${largerPictureTexts.zoom}"` : ''
    return `<a class="larger" href="${src}"${name}>${img}</a>`
  })
}
