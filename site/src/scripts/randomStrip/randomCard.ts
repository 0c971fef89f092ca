import type { RandomCard, RandomPicture } from './randomBatch.ts'

/** A card of the strip: a copy of the page's own template, filled in. */
export function fillCard(template: HTMLTemplateElement, card: RandomCard): Node {
  const copy = template.content.cloneNode(true)
  if (!(copy instanceof DocumentFragment)) return copy
  copy.querySelector('a')?.setAttribute('href', card.path)
  write(copy, '[data-category]', card.category.name)
  write(copy, '[data-title]', card.title)
  if (card.picture) copy.querySelector('[data-picture]')?.append(imageOf(card.picture))
  return copy
}

function write(part: DocumentFragment, selector: string, text: string): void {
  const element = part.querySelector(selector)
  if (element) element.textContent = text
}

function imageOf(picture: RandomPicture): HTMLImageElement {
  const image = new Image(picture.width, picture.height)
  // The link says it all.
  image.alt = ''
  image.loading = 'lazy'
  image.decoding = 'async'
  image.sizes = '70vw'
  image.srcset = picture.sources.map(({ src, width }) => `${src} ${width}w`).join(', ')
  image.src = picture.src
  return image
}
