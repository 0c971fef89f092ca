/** How much of a banner has to be seen before it counts. */
const seenPart = 0.5

/** Banners that are seen, each once for a page view, and those that are clicked (R-FRAME-9). */
const watch = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      watch.unobserve(target)
      tellOf('banner_impression', target)
    }
  },
  { threshold: seenPart },
)
watchAll()
// A page that the back button brings back is viewed again.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) watchAll()
})

// The middle button opens a banner in a tab, and is no click.
for (const kind of ['click', 'auxclick'] as const)
  document.addEventListener(kind, ({ target, button }) => {
    const link = target instanceof Element && button < 2 ? target.closest('a') : null
    const banner = link?.closest('[data-banner]')
    if (banner) tellOf('banner_click', banner)
  })

function watchAll(): void {
  for (const banner of document.querySelectorAll('[data-banner]')) watch.observe(banner)
}

function tellOf(event: string, banner: Element): void {
  const { banner: id, position } = banner instanceof HTMLElement ? banner.dataset : {}
  // What every page runs has made it (analytics.ts), and would become two files if this asked it.
  window.dataLayer?.push({
    event,
    banner_id: Number(id),
    banner_position: position,
    banner_hyperlink: banner.querySelector('a')?.getAttribute('href') ?? null,
  })
}
