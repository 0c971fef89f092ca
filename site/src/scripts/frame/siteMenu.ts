/** The menu opens and closes without script; this closes it where nothing else would. */
const menu = document.getElementById('site-menu')

// Tabbing out of the panel would put the focus under it.
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Element && !menu.contains(relatedTarget)) menu.hidePopover()
})

// From 768 px on the links stand in the bar.
matchMedia('(width >= 48rem)').addEventListener('change', () => menu?.hidePopover())

// A page restored by the back button shall not cover itself.
addEventListener('pagehide', () => menu?.hidePopover())
