import { largerPictureTexts } from '@kariera/shared/texts/reader'

/** Greatest width of a picture in the text, in pixels. */
const widestInText = 704

/**
 * Makes each picture of a body from the cms a link to its largest file, if that is larger than the picture on the page.
 */
export function withLargerPictures(bodyHtml: string): string {
  return bodyHtml.replace(/<img [^>]*srcset="([^"]+)"[^>]*>/g, (img, srcset) => {
    const [src = '', width = ''] = String(srcset).split(', ').at(-1)?.split(' ') ?? []
    if (!(parseInt(width) > widestInText)) return img
    // A picture without a description needs a name for its link.
    const name = img.includes('alt=""') ? ` aria-label="${largerPictureTexts.zoom}"` : ''
    return `<a class="larger" href="${src}"${name}>${img}</a>`
  })
}
