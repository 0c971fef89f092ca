/** Fraction of a banner that must be visible before it counts. */
const seenPart = 0.5

/** Reports visible banners, each once for a page view, and clicked ones (R-FRAME-9). */
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
// A page restored by the back button is a new view.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) watchAll()
})

// The middle button opens a banner in a tab with an auxclick event instead of a click.
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
  // The data layer is created by a script of every page (analytics.ts). An import of it here would split that script
  // into two files.
  window.dataLayer?.push({
    event,
    banner_id: Number(id),
    banner_position: position,
    banner_hyperlink: banner.querySelector('a')?.getAttribute('href') ?? null,
  })
}
