import { tell } from './analytics.ts'

/** Reports each page view (R-FRAME-6), after the consent signals. */
tellPageView()
// A page restored by the back button is a new view, without being loaded.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) tellPageView()
})

function tellPageView(): void {
  tell({
    event: 'page_view',
    page_path: location.pathname,
    page_title: document.title,
    page_location: location.href,
  })
}
