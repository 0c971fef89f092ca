/**
 * A video is a link until the reader clicks it: then the player replaces the link. With a modifier key it works as a
 * normal link.
 */
document.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('.youtube a') : null
  const id = link?.closest<HTMLElement>('.youtube')?.dataset.videoId
  if (!link || !id) return
  event.preventDefault()
  const player = playerOf(id, link.textContent)
  link.replaceWith(player)
  player.focus()
})

function playerOf(id: string, title: string): HTMLIFrameElement {
  const player = document.createElement('iframe')
  player.title = title.trim()
  player.width = '100%'
  player.height = '100%'
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  player.allowFullscreen = true
  player.referrerPolicy = 'strict-origin-when-cross-origin'
  const src = new URL(`https://www.youtube-nocookie.com/embed/${id}`)
  src.searchParams.set('autoplay', '1')
  player.src = src.href
  return player
}
