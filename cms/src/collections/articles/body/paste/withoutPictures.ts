/** What shows a picture in the HTML that browsers, Word and LibreOffice copy. */
const pictures = 'img, picture, svg, video, object, embed, canvas'

/**
 * Removes the pictures from copied HTML, and the elements that have no content without them.
 *
 * @returns the rest, and how many pictures were removed
 */
export function withoutPictures(html: string): { document: Document; removed: number } {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const found = [...document.body.querySelectorAll(pictures)]
  for (const picture of found) {
    const parent = picture.parentElement
    picture.remove()
    if (parent) removeEmpty(parent)
  }
  return { document, removed: found.length }
}

function removeEmpty(element: Element): void {
  const { parentElement } = element
  if (!parentElement || element.tagName === 'BODY') return
  if (element.childElementCount > 0 || element.textContent.trim() !== '') return
  element.remove()
  removeEmpty(parentElement)
}
