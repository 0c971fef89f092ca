/**
 * The script of the viewer; it is in a template until the first picture is opened (scripts/article/pictureViewer.ts).
 */
const viewer = document
  .querySelector<HTMLTemplateElement>('template[data-viewer]')
  ?.content.querySelector('script')
let wanted: HTMLAnchorElement | undefined
let isFailed = false

const open = () => wanted?.dispatchEvent(new Event('larger', { bubbles: true }))
viewer?.addEventListener('load', open)
viewer?.addEventListener('error', () => {
  isFailed = true
  if (wanted) location.assign(wanted.href)
})

/**
 * A picture is a link to its largest file; the viewer opens it over the page instead. With a modifier key, or if the
 * viewer cannot be loaded, it works as a normal link.
 */
document.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.larger') : null
  if (!link || !viewer || isFailed) return
  event.preventDefault()
  wanted = link
  // While the viewer is loading, clicks are ignored; then it opens the last picture that was clicked.
  if (viewer.isConnected) open()
  else document.body.append(viewer)
})
