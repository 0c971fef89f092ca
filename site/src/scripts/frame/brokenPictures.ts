/**
 * A logo or banner whose file cannot be shown leaves nothing behind (R-ERR-1): the publication's name stands in for
 * its logo, and a banner goes with what was made for it. Both may have failed before this runs.
 */
document.addEventListener('error', ({ target }) => giveUp(target), true)
for (const picture of document.querySelectorAll<HTMLImageElement>('[data-logo], [data-banner] img'))
  if (picture.complete && picture.naturalWidth === 0) picture.decode().catch(() => giveUp(picture))

function giveUp(picture: unknown): void {
  if (!(picture instanceof Element)) return
  if (picture.matches('[data-logo]')) {
    const wordmark = document.querySelector('footer .wordmark')
    if (wordmark) picture.replaceWith(wordmark.cloneNode(true))
    return
  }
  const banner = picture.closest('[data-banner]')
  const section = banner?.closest('section, [data-advertisement]')
  banner?.closest('li, [data-advertisement]')?.remove()
  if (section && !section.querySelector('[data-banner]')) section.remove()
}
