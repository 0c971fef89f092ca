/**
 * Removes pictures whose file cannot be shown (R-ERR-1): the publication's name replaces its logo, a card becomes one
 * without a picture, an icon replaces an employer's logo, and a banner is removed with its frame, as is the picture of an
 * article or a person. Pictures may have failed before this runs.
 */
document.addEventListener('error', ({ target }) => giveUp(target), true)
const pictures =
  '[data-logo] > img, [data-banner] img, .thumbnail > img, .employer-logo > img, figure img'
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
  const employerLogo = picture.closest('.employer-logo')
  if (employerLogo) {
    employerLogo.classList.add('drawn')
    picture.remove()
    return
  }
  picture.closest('main figure:is(.figure, .portrait, .prose *)')?.remove()
  // An island handles its own pictures.
  const thumbnail = picture.closest('.thumbnail:not(astro-island *)')
  thumbnail?.parentElement?.classList.add('title-card')
  thumbnail?.remove()
  const banner = picture.closest('[data-banner]')
  const section = banner?.closest('section, [data-advertisement]')
  banner?.closest('li, [data-advertisement]')?.remove()
  if (section && !section.querySelector('[data-banner]')) section.remove()
}
