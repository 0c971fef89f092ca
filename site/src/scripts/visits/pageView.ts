import { tell } from './analytics.ts'
import { searchedEvent } from './searchedEvent.ts'

/** Reports each page view (R-FRAME-6), after the consent signals. */
tellPageView()
// A page restored by the back button is a new view, without being loaded.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) tellPageView()
})
// Other filters, or another page of what was found, are a new view as well.
addEventListener(searchedEvent, tellPageView)

function tellPageView(): void {
  tell({
    event: 'page_view',
    page_path: location.pathname,
    page_title: document.title,
    page_location: location.href,
  })
}
