import { part as articles } from './collections/articles/part.ts'
import { part as categories } from './collections/categories/part.ts'
import { part as hashtags } from './collections/hashtags/part.ts'
import { part as media } from './collections/media/part.ts'
import { part as home } from './collections/home/part.ts'
import { part as quotes } from './collections/quotes/part.ts'
import { part as views } from './collections/views/part.ts'
import { part as services } from './collections/services/part.ts'
import { part as dashboard } from './collections/dashboard/part.ts'
import { part as employers } from './collections/employers/part.ts'
import { part as pages } from './collections/pages/part.ts'
import { part as submissions } from './collections/submissions/part.ts'
import { part as banners } from './collections/banners/part.ts'
import { part as settings } from './collections/settings/part.ts'
import { part as redirects } from './collections/redirects/part.ts'
import { part as users } from './collections/users/part.ts'
import { part as search } from './collections/search/part.ts'
import { part as performance } from './collections/performance/part.ts'
import { part as publishEvents } from './collections/publish-events/part.ts'
import { part as logEntries } from './collections/log-entries/part.ts'
import { part as auditLog } from './collections/audit-log/part.ts'

/** The parts of the newsroom; of each section of the sidebar, in its order. */
export const parts = [
  dashboard,
  articles,
  home,
  quotes,
  employers,
  banners,
  services,
  pages,
  categories,
  hashtags,
  media,
  submissions,
  views,
  search,
  performance,
  publishEvents,
  logEntries,
  settings,
  redirects,
  users,
  auditLog,
] as const
