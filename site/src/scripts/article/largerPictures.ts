/**
 * A picture is a link to its largest file; it opens over the page instead, by a script that waits in a template until the
 * first is asked for (scripts/article/pictureViewer.ts). With a key held down the link stays one, as every link does, and
 * so it does where that script cannot be loaded.
 */
document.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.larger') : null
  if (!link) return
  event.preventDefault()
  const open = () => link.dispatchEvent(new Event('larger', { bubbles: true }))
  const script = document
    .querySelector<HTMLTemplateElement>('template[data-viewer]')
    ?.content.querySelector('script')
  if (!script) return open()
  script.addEventListener('load', open)
  script.addEventListener('error', () => location.assign(link.href))
  document.body.append(script)
})
