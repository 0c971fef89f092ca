/** The menu opens and closes without a script; this closes it in the remaining cases. */
const menu = document.getElementById('site-menu')

// Tabbing out of the panel would put the focus behind it.
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Element && !menu.contains(relatedTarget)) menu.hidePopover()
})

// From 768 px the links are in the bar.
matchMedia('(width >= 48rem)').addEventListener('change', () => menu?.hidePopover())

// A page restored by the back button must not be covered by the menu.
addEventListener('pagehide', () => menu?.hidePopover())
