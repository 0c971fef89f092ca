/** An endpoint that not every collection has, with its response status for each caller of the tables. */
export type Door = {
  /** Method and path; an id is that of the subject, any other parameter is a random word. */
  door: string
  /** In the order of the columns of access/rights.ts: anonymous, author (own, other), editor, administrator. */
  statuses: string
  /** Collection of the subject, by default articles. */
  slug?: string
  body?: object
}

const wrongPassword = { email: 'nobody@example.com', password: 'wrong' }
const wrongToken = { token: 'x'.repeat(40), password: 'long enough, and no token' }
const newcomer = {
  name: 'x',
  role: 'administrator',
  email: 'first@example.com',
  password: 'long enough',
}

export const doors: Door[] = [
  // For the site only, which signs its requests.
  { door: 'post /site/read', statuses: '401 401 401 401 401', body: {} },
  { door: 'post /site/views', statuses: '401 401 401 401 401', body: {} },
  // No site runs here.
  { door: 'get /health', statuses: '503 503 503 503 503' },
  { door: 'get /access', statuses: '200 200 200 200 200' },

  { door: 'get /articles/:id/live-state', statuses: '403 200 200 200 200' },
  { door: 'post /articles/:id/preview-link', statuses: '403 200 200 200 200', body: {} },
  { door: 'delete /articles/:id/preview-link', statuses: '403 200 403 200 200' },
  { door: 'get /articles/:id/adjacent', statuses: '200 200 200 200 200' },
  { door: 'get /articles/random', statuses: '200 200 200 200 200' },
  { door: 'get /hashtags/suggest', statuses: '200 200 200 200 200' },
  { door: 'get /hashtags/counts', statuses: '200 200 200 200 200' },
  // The bodies are invalid; valid ones are tested in submissions.
  { door: 'post /email/contact', statuses: '400 400 400 400 400', body: {} },
  { door: 'post /email/branding', statuses: '400 400 400 400 400', body: {} },
  // The editor's call sends it, so that the administrator's finds nothing left to send.
  ...['contact-submissions', 'branding-requests'].map((slug) => ({
    door: `post /${slug}/:id/send`,
    statuses: '403 403 403 200 409',
    slug,
  })),
  { door: 'get /search', statuses: '200 200 200 200 200' },
  // Called without the path of a page.
  { door: 'get /page-status', statuses: '403 400 400 400 400' },
  // `documents-named` is called without a text to look for; `uses` with an unknown collection (known ones are tested in
  // uses/uses.integration.test.ts).
  { door: 'get /documents-named', statuses: '403 400 400 400 400' },
  { door: 'get /uses/:collection/:id', statuses: '403 404 404 404 404' },
  { door: 'post /logs', statuses: '400 400 400 400 400', body: {} },

  // Switched off: pictures are sent, never fetched.
  { door: 'get /media/paste-url/:id?', statuses: '403 400 400 400 400', slug: 'media' },
  // No such file exists; existing files are tested in media/media.integration.test.ts.
  { door: 'get /media/file/:filename', statuses: '403 404 404 404 404' },

  // No such file exists.
  ...['logos', 'employer-logos', 'banner-files', 'quote-images'].flatMap((slug) => [
    { door: `get /${slug}/paste-url/:id?`, statuses: '403 400 400 400 400', slug },
    { door: `get /${slug}/file/:filename`, statuses: '403 404 404 404 404', slug },
  ]),

  // Called without a picture; pictures are tested in quotes/image.
  { door: 'post /quotes/:id/image', statuses: '403 403 403 400 400', slug: 'quotes', body: {} },

  { door: 'get /carousel-articles/rows', statuses: '403 200 200 200 200' },
  { door: 'get /paid-order/articles', statuses: '403 200 200 200 200' },
  {
    door: 'post /paid-order/reorder',
    statuses: '403 403 403 200 200',
    body: { articles: [] },
  },

  { door: 'post /users/login', statuses: '401 401 401 401 401', body: wrongPassword },
  { door: 'post /users/refresh-token', statuses: '401 200 200 200 200' },
  { door: 'get /users/me', statuses: '200 200 200 200 200' },
  { door: 'get /users/init', statuses: '200 200 200 200 200' },
  { door: 'post /users/first-register', statuses: '403 403 403 403 403', body: newcomer },
  { door: 'post /users/forgot-password', statuses: '400 400 400 400 400', body: {} },
  { door: 'post /users/reset-password', statuses: '403 403 403 403 403', body: wrongToken },
  // Nothing to unlock: attempts are counted elsewhere (users/attempts).
  {
    door: 'post /users/unlock',
    statuses: '403 403 403 403 200',
    body: { email: 'editor@example.com' },
  },

  {
    door: 'post /publish-events/:id/retry',
    statuses: '403 200 200 200 200',
    slug: 'publish-events',
  },

  { door: 'post /payload-preferences/:key', statuses: '401 200 200 200 200', body: { value: 1 } },
  { door: 'get /payload-preferences/:key', statuses: '200 200 200 200 200' },

  // Must be last: it signs the callers out. Both columns of the author share one session.
  { door: 'post /users/logout', statuses: '401 200 401 200 200' },
]
