/**
 * A picture is a link to its largest file; it opens over the page instead. With a key held down the link stays one, as
 * every link does, and so it does where what shows it cannot be loaded.
 */
document.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.larger') : null
  if (!link) return
  event.preventDefault()
  import('./openPictures.ts')
    .then(({ openPictures }) => openPictures(link))
    .catch(() => location.assign(link.href))
})
