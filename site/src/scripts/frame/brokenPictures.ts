/**
 * Removes pictures whose file cannot be shown (R-ERR-1): the publication's name replaces its logo, a card becomes one
 * without a picture, and a banner is removed with its frame. Pictures may have failed before this runs.
 */
document.addEventListener('error', ({ target }) => giveUp(target), true)
const pictures = '[data-logo] > img, [data-banner] img, .thumbnail > img'
for (const picture of document.querySelectorAll<HTMLImageElement>(pictures))
  if (picture.complete && picture.naturalWidth === 0) picture.decode().catch(() => giveUp(picture))

function giveUp(picture: unknown): void {
  if (!(picture instanceof Element)) return
  const logo = picture.closest('[data-logo]')
  if (logo) {
    const wordmark = document.querySelector('footer .wordmark')
    if (wordmark) logo.replaceWith(wordmark.cloneNode(true))
    return
  }
  // An island handles its own pictures.
  const thumbnail = picture.closest('.thumbnail:not(astro-island *)')
  thumbnail?.parentElement?.classList.add('title-card')
  thumbnail?.remove()
  const banner = picture.closest('[data-banner]')
  const section = banner?.closest('section, [data-advertisement]')
  banner?.closest('li, [data-advertisement]')?.remove()
  if (section && !section.querySelector('[data-banner]')) section.remove()
}
