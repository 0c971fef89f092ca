import { tableOf } from './tableOf.ts'

/** The columns of the tables: the caller, and whose document it is. */
export const callers = [
  'anonymous',
  'author: own',
  'author: other',
  'editor',
  'administrator',
] as const
export type CallerName = (typeof callers)[number]

/**
 * Rights on the documents of each collection: a live article, an ordinary document, or for accounts the caller's own or
 * another account. Each line is tried in several ways (access/attempts.ts). Preferences are what the admin remembers of
 * its user, and locks are who is editing what: both are Payload's own collections.
 */
export const rights = tableOf(
  callers,
  `
                    anonymous   author: own   author: other   editor   administrator
  articles
    read            yes         yes           yes             yes      yes
    read versions   no          yes           yes             yes      yes
    create          no          yes           yes             yes      yes
    update          no          yes           no              yes      yes
    draft           no          yes           no              yes      yes
    trash           no          yes           no              yes      yes
    restore         no          yes           no              yes      yes
    restore version no          yes           no              yes      yes
    duplicate       no          yes           yes             yes      yes
    delete          no          no            no              no       no
    delete from trash no        no            no              no       yes
  categories
    read            yes         yes           yes             yes      yes
    create          no          no            no              yes      yes
    update          no          no            no              yes      yes
    duplicate       no          no            no              yes      yes
    delete          no          no            no              no       yes
  hashtags
    read            yes         yes           yes             yes      yes
    create          no          no            no              yes      yes
    update          no          no            no              yes      yes
    duplicate       no          no            no              no       no
    delete          no          no            no              no       yes
  media
    read            no          yes           yes             yes      yes
    create          no          yes           yes             yes      yes
    update          no          yes           no              yes      yes
    delete          no          no            no              yes      yes
  carousel-articles
    read            yes         yes           yes             yes      yes
    create          no          no            no              yes      yes
    update          no          no            no              yes      yes
    delete          no          no            no              yes      yes
  paid-order
    read            yes         yes           yes             yes      yes
    create          no          no            no              yes      yes
    update          no          no            no              yes      yes
    delete          no          no            no              yes      yes
  quotes
    read            yes         yes           yes             yes      yes
    read versions   no          yes           yes             yes      yes
    create          no          no            no              yes      yes
    update          no          no            no              yes      yes
    draft           no          no            no              yes      yes
    trash           no          no            no              yes      yes
    restore         no          no            no              yes      yes
    restore version no          no            no              yes      yes
    duplicate       no          no            no              yes      yes
    delete          no          no            no              no       no
    delete from trash no          no            no              no       yes
  quote-images
    read            no          yes           yes             yes      yes
    create          no          no            no              yes      yes
    update          no          no            no              no       no
    delete          no          no            no              no       no
  quote-views
    read            no          no            no              no       no
    create          no          no            no              no       no
    update          no          no            no              no       no
    delete          no          no            no              no       no
  article-views
    read            no          no            no              no       no
    create          no          no            no              no       no
    update          no          no            no              no       no
    delete          no          no            no              no       no
  banners
    read            yes         yes           yes             yes      yes
    create          no          no            no              yes      yes
    update          no          no            no              yes      yes
    trash           no          no            no              yes      yes
    restore         no          no            no              yes      yes
    delete          no          no            no              no       no
    delete from trash no          no            no              yes      yes
  banner-positions
    read            yes         yes           yes             yes      yes
    create          no          no            no              yes      yes
    update          no          no            no              yes      yes
    delete          no          no            no              yes      yes
  services
    read            yes         yes           yes             yes      yes
    create          no          no            no              yes      yes
    update          no          no            no              yes      yes
    trash           no          no            no              yes      yes
    restore         no          no            no              yes      yes
    duplicate       no          no            no              yes      yes
    delete          no          no            no              no       no
    delete from trash no          no            no              no       yes
  quote-templates
    read            no          yes           yes             yes      yes
    create          no          no            no              yes      yes
    update          no          no            no              yes      yes
    trash           no          no            no              yes      yes
    restore         no          no            no              yes      yes
    duplicate       no          no            no              yes      yes
    delete          no          no            no              no       no
    delete from trash no        no            no              no       yes
  employers
    read            yes         yes           yes             yes      yes
    create          no          no            no              yes      yes
    update          no          no            no              yes      yes
    trash           no          no            no              yes      yes
    restore         no          no            no              yes      yes
    duplicate       no          no            no              yes      yes
    delete          no          no            no              no       no
    delete from trash no        no            no              no       yes
  employer-logos
    read            no          yes           yes             yes      yes
    create          no          no            no              yes      yes
    update          no          no            no              no       no
    delete          no          no            no              yes      yes
  pages
    read            yes         yes           yes             yes      yes
    create          no          no            no              yes      yes
    update          no          no            no              yes      yes
    duplicate       no          no            no              yes      yes
    delete          no          no            no              yes      yes
  banner-files
    read            no          yes           yes             yes      yes
    create          no          no            no              yes      yes
    update          no          no            no              no       no
    delete          no          no            no              no       no
  logos
    read            no          yes           yes             yes      yes
    create          no          no            no              no       yes
    update          no          no            no              no       no
    delete          no          no            no              no       yes
  contact-submissions
    read            no          no            no              yes      yes
    create          no          no            no              no       no
    update          no          no            no              no       no
    delete          no          no            no              no       yes
  branding-requests
    read            no          no            no              yes      yes
    create          no          no            no              no       no
    update          no          no            no              no       no
    delete          no          no            no              no       yes
  users
    read            no          yes           yes             yes      yes
    create          no          no            no              no       yes
    update          no          yes           no              no       yes
    delete          no          no            no              no       yes
  redirects
    read            no          yes           yes             yes      yes
    create          no          no            no              no       no
    update          no          no            no              no       no
    duplicate       no          no            no              no       no
    delete          no          no            no              no       no
  publish-events
    read            no          yes           yes             yes      yes
    create          no          no            no              no       no
    update          no          no            no              no       no
    duplicate       no          no            no              no       no
    delete          no          no            no              no       no
  sign-in-attempts
    read            no          no            no              no       no
    create          no          no            no              no       no
    update          no          no            no              no       no
    duplicate       no          no            no              no       no
    delete          no          no            no              no       no
  audit-log
    read            no          no            no              no       yes
    create          no          no            no              no       no
    update          no          no            no              no       no
    delete          no          no            no              no       no
  log-entries
    read            no          no            no              no       yes
    create          no          no            no              no       no
    update          no          no            no              no       no
    delete          no          no            no              no       no
  picture-cuts
    read            no          no            no              no       no
    create          no          no            no              no       no
    update          no          no            no              no       no
    delete          no          no            no              no       no
  retired-files
    read            no          no            no              no       no
    create          no          no            no              no       no
    update          no          no            no              no       no
    delete          no          no            no              no       no
  payload-kv
    read            no          no            no              no       no
    create          no          no            no              no       no
    update          no          no            no              no       no
    duplicate       no          no            no              no       no
    delete          no          no            no              no       no
  payload-migrations
    read            no          no            no              no       no
    create          no          no            no              no       no
    update          no          no            no              no       no
    delete          no          no            no              no       no
  payload-preferences
    read            no          yes           no              no       no
    create          no          yes           yes             yes      yes
    update          no          yes           no              no       no
    duplicate       no          no            no              no       no
    delete          no          yes           no              no       no
  payload-locked-documents
    read            no          yes           yes             yes      yes
    create          no          no            no              no       no
    update          no          no            no              yes      yes
    duplicate       no          no            no              no       no
    delete          no          yes           no              no       no
`,
)

/** The same for the globals, which have no owner. */
export const rightsInGlobals = tableOf(
  callers,
  `
                    anonymous   author: own   author: other   editor   administrator
  site-settings
    read            yes         yes           yes             yes      yes
    update          no          no            no              no       yes
  about
    read            yes         yes           yes             yes      yes
    update          no          no            no              yes      yes
  faq
    read            yes         yes           yes             yes      yes
    update          no          no            no              yes      yes
  terms
    read            yes         yes           yes             yes      yes
    update          no          no            no              yes      yes
  privacy
    read            yes         yes           yes             yes      yes
    update          no          no            no              yes      yes
  cookies
    read            yes         yes           yes             yes      yes
    update          no          no            no              yes      yes
  advertise
    read            yes         yes           yes             yes      yes
    update          no          no            no              yes      yes
  publishing-clock
    read            no          no            no              no       no
    update          no          no            no              no       no
`,
)

/** Rights on articles that are not live: only the newsroom sees them. */
export const rightsInHiddenArticles = tableOf(
  callers,
  `
                    anonymous   author: own   author: other   editor   administrator
  draft
    read            no          yes           yes             yes      yes
    read versions   no          yes           yes             yes      yes
  future
    read            no          yes           yes             yes      yes
    read versions   no          yes           yes             yes      yes
  trashed
    read            no          no            no              no       no
    read in trash   no          yes           yes             yes      yes
    read versions   no          yes           yes             yes      yes
`,
)
