/** An endpoint that not every collection has, with its response status for each caller of the tables. */
export type EntryPoint = {
  /** Method and path; an id is that of the subject, any other parameter is a random word. */
  entry: string
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
  password: 'long enough for anybody',
}

export const entryPoints: EntryPoint[] = [
  // For the site only, which signs its requests.
  { entry: 'post /site/read', statuses: '401 401 401 401 401', body: {} },
  { entry: 'post /site/views', statuses: '401 401 401 401 401', body: {} },
  // No site runs here.
  { entry: 'get /health', statuses: '503 503 503 503 503' },
  { entry: 'get /access', statuses: '200 200 200 200 200' },

  { entry: 'get /articles/:id/live-state', statuses: '403 200 200 200 200' },
  { entry: 'post /articles/:id/preview-link', statuses: '403 200 200 200 200', body: {} },
  { entry: 'get /articles/:id/preview-link', statuses: '403 410 410 410 410' },
  { entry: 'delete /articles/:id/preview-link', statuses: '403 200 403 200 200' },
  { entry: 'get /articles/:id/adjacent', statuses: '200 200 200 200 200' },
  { entry: 'get /articles/random', statuses: '200 200 200 200 200' },
  { entry: 'get /hashtags/suggest', statuses: '200 200 200 200 200' },
  { entry: 'get /hashtags/counts', statuses: '200 200 200 200 200' },
  // The bodies are invalid; valid ones are tested in submissions.
  { entry: 'post /email/contact', statuses: '400 400 400 400 400', body: {} },
  { entry: 'post /email/branding', statuses: '400 400 400 400 400', body: {} },
  // The editor's call sends it, so that the administrator's finds nothing left to send.
  ...['contact-submissions', 'branding-requests'].map((slug) => ({
    entry: `post /${slug}/:id/send`,
    statuses: '403 403 403 200 409',
    slug,
  })),
  // Called without a change, and without a reply; both are tested in submissions/work.
  ...['contact-submissions', 'branding-requests'].flatMap((slug) => [
    { entry: `get /${slug}/:id/work`, statuses: '403 403 403 200 200', slug },
    { entry: `post /${slug}/:id/work`, statuses: '403 403 403 200 200', slug, body: {} },
    { entry: `post /${slug}/:id/replies`, statuses: '403 403 403 400 400', slug, body: {} },
  ]),
  ...['contact-submissions', 'branding-requests'].map((slug) => ({
    entry: `get /${slug}/csv`,
    statuses: '403 403 403 200 200',
  })),
  // Called without an address; the rest is tested in submissions/personal-data.
  {
    entry: 'post /contact-submissions/personal-data',
    statuses: '403 403 403 403 400',
    body: {},
  },
  { entry: 'get /search', statuses: '200 200 200 200 200' },
  // Called without the path of a page.
  { entry: 'get /page-status', statuses: '403 400 400 400 400' },
  // `uses` is called with an unknown collection (known ones are tested in uses/uses.integration.test.ts).
  { entry: 'get /documents-named', statuses: '403 200 200 200 200' },
  { entry: 'get /uses/:collection', statuses: '403 404 404 404 404' },
  { entry: 'get /uses/:collection/:id', statuses: '403 404 404 404 404' },
  {
    entry: 'post /uses/:collection/:id/replacement',
    statuses: '403 404 404 404 404',
    body: {},
  },
  { entry: 'get /presence', statuses: '403 200 200 200 200' },
  { entry: 'post /presence', statuses: '403 400 400 400 400', body: {} },
  { entry: 'post /logs', statuses: '400 400 400 400 400', body: {} },

  // Switched off: pictures are sent, never fetched.
  { entry: 'get /media/paste-url/:id?', statuses: '403 400 400 400 400', slug: 'media' },
  // Called without a rectangle; cuts are tested in media/cuts.
  { entry: 'post /media/:id/cut', statuses: '403 400 400 400 400', slug: 'media', body: {} },
  { entry: 'get /media/library', statuses: '403 200 200 200 200', slug: 'media' },
  // Called without a picture; pasted ones are tested in media/pasted.
  { entry: 'post /pasted-pictures', statuses: '403 400 400 400 400', body: {} },
  // No such file exists; existing files are tested in media/media.integration.test.ts.
  { entry: 'get /media/file/:filename', statuses: '403 404 404 404 404' },

  // No such file exists.
  ...['logos', 'employer-logos', 'banner-files', 'quote-images'].flatMap((slug) => [
    { entry: `get /${slug}/paste-url/:id?`, statuses: '403 400 400 400 400', slug },
    { entry: `get /${slug}/file/:filename`, statuses: '403 404 404 404 404', slug },
  ]),

  // Called without a picture; pictures are tested in quotes/image.
  { entry: 'post /quotes/:id/image', statuses: '403 403 403 400 400', slug: 'quotes', body: {} },
  // There is no such picture.
  { entry: 'delete /quotes/:id/image/:image', statuses: '403 403 403 404 404', slug: 'quotes' },
  { entry: 'get /quotes/arranged', statuses: '403 200 200 200 200' },
  { entry: 'get /carousel-articles/rows', statuses: '403 200 200 200 200' },
  { entry: 'get /paid-order/articles', statuses: '403 200 200 200 200' },
  ...['paid-order', 'carousel-articles', 'quotes'].map((slug) => ({
    entry: `post /${slug}/reorder`,
    statuses: '403 403 403 200 200',
    body: { order: [] },
  })),
  // There is no such article.
  {
    entry: 'post /paid-order/promotions',
    statuses: '403 403 403 404 404',
    body: { article: 2_147_483_647, period: 'week', first: true },
  },

  { entry: 'post /users/login', statuses: '401 401 401 401 401', body: wrongPassword },
  { entry: 'post /users/refresh-token', statuses: '401 200 200 200 200' },
  { entry: 'get /users/me', statuses: '200 200 200 200 200' },
  { entry: 'get /users/init', statuses: '200 200 200 200 200' },
  { entry: 'post /users/first-register', statuses: '403 403 403 403 403', body: newcomer },
  { entry: 'post /users/forgot-password', statuses: '400 400 400 400 400', body: {} },
  { entry: 'post /users/reset-password', statuses: '403 403 403 403 403', body: wrongToken },
  // Nothing to unlock: attempts are counted elsewhere (users/attempts).
  {
    entry: 'post /users/unlock',
    statuses: '403 403 403 403 200',
    body: { email: 'editor@example.com' },
  },

  {
    entry: 'post /publish-events/:id/retry',
    statuses: '403 200 200 200 200',
    slug: 'publish-events',
  },

  { entry: 'post /payload-preferences/:key', statuses: '401 200 200 200 200', body: { value: 1 } },
  { entry: 'get /payload-preferences/:key', statuses: '200 200 200 200 200' },

  // Must be last: it signs the callers out. Both columns of the author share one session.
  { entry: 'post /users/logout', statuses: '401 200 401 200 200' },
]
