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

/** Shows the pictures of an article over the page, this one first; the others are a swipe or an arrow key away. */
function show(link: HTMLAnchorElement): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a.larger')]
  // The page's styles end transitions, and it would wait for their end.
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const shown = new PhotoSwipe({
    dataSource: links.map(slideOf),
    index: links.indexOf(link),
    // Between the buttons and the words below it.
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

/** Their own, since hardly any reader of the other pages needs them. */
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

/** The width is that of the file, by its name in `srcset`; the height follows by the picture's own proportions. */
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
