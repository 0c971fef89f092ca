import { accountsTexts } from './back-office/accounts.ts'
import { articleListTexts } from './back-office/articleList.ts'
import { articlesTexts } from './back-office/articles.ts'
import { bodyTexts } from './back-office/body.ts'
import { clientsTexts } from './back-office/clients.ts'
import { dashboardTexts } from './back-office/dashboard.ts'
import { editingTexts } from './back-office/editing.ts'
import { homeTexts } from './back-office/home.ts'
import { inputTexts } from './back-office/input.ts'
import { mediaTexts } from './back-office/media.ts'
import { pagesTexts } from './back-office/pages.ts'
import { performanceTexts } from './back-office/performance.ts'
import { quotesTexts } from './back-office/quotes.ts'
import { shellTexts } from './back-office/shell.ts'

export type { BackOfficeText } from './back-office/common.ts'

/**
 * Literal texts of the back office, a file for each part; the English ones are quoted from the specification. A text
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
  ...clientsTexts,
  ...performanceTexts,
} as const
