import { accountsTexts } from './back-office/accounts.ts'
import { articleListTexts } from './back-office/articleList.ts'
import { articlesTexts } from './back-office/articles.ts'
import { auditLogTexts } from './back-office/auditLog.ts'
import { bannersTexts } from './back-office/banners.ts'
import { bodyTexts } from './back-office/body.ts'
import { categoriesTexts } from './back-office/categories.ts'
import { dashboardTexts } from './back-office/dashboard.ts'
import { editingTexts } from './back-office/editing.ts'
import { employersTexts } from './back-office/employers.ts'
import { hashtagsTexts } from './back-office/hashtags.ts'
import { homeTexts } from './back-office/home.ts'
import { inputTexts } from './back-office/input.ts'
import { mediaTexts } from './back-office/media.ts'
import { pagesTexts } from './back-office/pages.ts'
import { performanceTexts } from './back-office/performance.ts'
import { quotesTexts } from './back-office/quotes.ts'
import { servicesTexts } from './back-office/services.ts'
import { settingsTexts } from './back-office/settings.ts'
import { shellTexts } from './back-office/shell.ts'
import { submissionsTexts } from './back-office/submissions.ts'

export type { BackOfficeText } from './back-office/common.ts'

/**
 * Literal texts of the back office, a file for each subject; the English ones are quoted from the specification. A text
 * that readers see too, or the name of the back office, is the same in both languages.
 */
export const backOfficeTexts = {
  title: 'Brand Admin',
  tooLong: (maximum: number) => ({
    en: `At most ${maximum} characters.`,
    bg: `Най-много ${maximum} знака.`,
  }),
  ...shellTexts,
  ...dashboardTexts,
  ...editingTexts,
  ...accountsTexts,
  ...inputTexts,
  ...articlesTexts,
  ...bodyTexts,
  ...articleListTexts,
  ...mediaTexts,
  ...homeTexts,
  ...quotesTexts,
  ...pagesTexts,
  ...employersTexts,
  ...servicesTexts,
  ...auditLogTexts,
  ...submissionsTexts,
  ...bannersTexts,
  ...categoriesTexts,
  ...hashtagsTexts,
  ...settingsTexts,
  ...performanceTexts,
} as const
