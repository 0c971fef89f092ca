import { tell } from './analytics.ts'

/** Each page that is seen is told of (R-FRAME-6), after what the reader allows. */
tellPageView()
// A page that the back button brings back is seen again, without being loaded.
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
