import { largerPictureTexts as texts } from '@kariera/shared/texts/reader'
import PhotoSwipe, { type SlideData } from 'photoswipe'
import styles from '../../styles/larger-pictures.css?url'

document.addEventListener('larger', ({ target }) => {
  if (!(target instanceof HTMLAnchorElement)) return
  withStyles().then(
    () => show(target),
    () => location.assign(target.href),
  )
})

/** Shows the pictures of an article over the page, beginning with this one; the others follow by swipe or arrow key. */
function show(link: HTMLAnchorElement): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a.larger')]
  // The page's styles disable transitions then, and the viewer would wait for the end of one.
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const shown = new PhotoSwipe({
    dataSource: links.map(slideOf),
    index: links.indexOf(link),
    // Keeps the picture between the buttons and the caption.
    padding: { top: 56, bottom: 56, left: 0, right: 0 },
    bgOpacity: 0.92,
    loop: false,
    showHideAnimationType: isStill ? 'none' : 'fade',
    ...(isStill && { zoomAnimationDuration: false }),
    closeTitle: texts.close,
    zoomTitle: texts.zoom,
    arrowPrevTitle: texts.previous,
    arrowNextTitle: texts.next,
    errorMsg: texts.failed,
    mainClass: 'larger-picture',
  })
  shown.on('uiRegister', () => {
    shown.ui?.registerElement({
      name: 'caption',
      className: 'larger-picture-caption',
      appendTo: 'root',
      onInit: (caption) => {
        caption.setAttribute('aria-live', 'polite')
        shown.on('change', () => {
          caption.textContent = captionOf(links[shown.currIndex])
        })
      },
    })
  })
  shown.on('afterInit', () => {
    shown.element?.setAttribute('aria-modal', 'true')
    shown.element?.setAttribute('aria-label', texts.heading)
  })
  shown.on('destroy', () => link.focus())
  shown.init()
}

/** The styles are a separate file, because few readers need them. */
function withStyles(): Promise<void> {
  if (document.querySelector(`link[href="${styles}"]`)) return Promise.resolve()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles })
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${styles} was not loaded`))
    })
  })
}

/** The width is that of the file, from its entry in `srcset`; the height follows from the picture's proportions. */
function slideOf(link: HTMLAnchorElement): SlideData {
  const picture = link.querySelector('img')
  const width =
    parseInt(picture?.srcset.split(' ').at(-1) ?? '') || Number(picture?.getAttribute('width'))
  const ratio =
    Number(picture?.getAttribute('height')) / Number(picture?.getAttribute('width')) || 2 / 3
  return { src: link.href, width, height: width * ratio, alt: picture?.alt }
}

function captionOf(link: HTMLAnchorElement | undefined): string {
  return link?.closest('figure')?.querySelector('figcaption')?.textContent ?? ''
}
