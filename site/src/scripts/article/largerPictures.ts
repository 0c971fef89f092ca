/** What opens them; it waits in a template until the first is asked for (scripts/article/pictureViewer.ts). */
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
 * A picture is a link to its largest file; it opens over the page instead. With a key held down the link stays one, as
 * every link does, and so it does where the viewer cannot be loaded.
 */
document.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.larger') : null
  if (!link || !viewer || isFailed) return
  event.preventDefault()
  wanted = link
  // Nobody hears of it while the viewer is on its way: then it opens the last that was asked for.
  if (viewer.isConnected) open()
  else document.body.append(viewer)
})
