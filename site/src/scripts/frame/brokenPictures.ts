/**
 * A picture whose file cannot be shown leaves nothing broken behind (R-ERR-1): the publication's name stands in for its
 * logo, a card becomes one without a picture, and a banner goes with what was made for it. All may have failed before this
 * runs.
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
  // What an island shows is its own business.
  const thumbnail = picture.closest('.thumbnail:not(astro-island *)')
  thumbnail?.parentElement?.classList.add('title-card')
  thumbnail?.remove()
  const banner = picture.closest('[data-banner]')
  const section = banner?.closest('section, [data-advertisement]')
  banner?.closest('li, [data-advertisement]')?.remove()
  if (section && !section.querySelector('[data-banner]')) section.remove()
}
