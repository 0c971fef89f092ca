import { postgresAdapter } from '@payloadcms/db-postgres'
import { bg } from '@payloadcms/translations/languages/bg'
import { en } from '@payloadcms/translations/languages/en'
import { maxPictureBytes } from '@kariera/shared/contracts/uploads'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import { articles } from './collections/articles/articles.ts'
import { bodyEditor } from './collections/articles/body/editor.ts'
import { withFilterableState } from './collections/articles/list/filterableState.ts'
import { categories } from './collections/categories/categories.ts'
import { hashtags } from './collections/hashtags/hashtags.ts'
import { articleViews, quoteViews } from './collections/views/viewRows.ts'
import { viewsEndpoint } from './collections/views/endpoints/viewsEndpoint.ts'
import { bannerFiles } from './collections/banners/bannerFiles.ts'
import { bannerPositions } from './collections/banners/bannerPositions.ts'
import { banners } from './collections/banners/banners.ts'
import { adminTexts } from './admin/i18n/adminTexts.ts'
import { withTextLabels } from './admin/i18n/textLabels.ts'
import { iconAddress } from './admin/brand/icon.ts'
import { brandingEndpoint } from './collections/submissions/endpoints/brandingEndpoint.ts'
import { brandingRequests } from './collections/submissions/brandingRequests.ts'
import { contactEndpoint } from './collections/submissions/endpoints/contactEndpoint.ts'
import { contactSubmissions } from './collections/submissions/contactSubmissions.ts'
import { withSofiaDates } from './admin/dates/sofiaDates.ts'
import { carouselArticles } from './collections/home/carousel/carouselArticles.ts'
import { paidOrder } from './collections/home/paid-order/paidOrder.ts'
import { employerLogos } from './collections/employers/employerLogos.ts'
import { employers } from './collections/employers/employers.ts'
import { withGuardedInput } from './lib/validation/guardInput.ts'
import { withGuardedLocks } from './editing/locks/guardLocks.ts'
import { auditLog } from './collections/audit-log/auditLog.ts'
import { logEntries } from './collections/log-entries/logEntries.ts'
import { shortLogger } from './lib/logger/shortLogger.ts'
import { logsEndpoint } from './collections/log-entries/endpoints/logsEndpoint.ts'
import { mailOf } from './lib/mail/mail.ts'
import { pictureCuts } from './collections/media/cuts/pictureCuts.ts'
import { media } from './collections/media/media.ts'
import { pastedPicturesEndpoint } from './collections/media/pasted/pastedPicturesEndpoint.ts'
import { sharpElsewhere } from './collections/media/decoding/sharpElsewhere.ts'
import { pictureFiles } from './collections/media/pictureFiles.ts'
import { retiredFiles } from './collections/media/retiredFiles.ts'
import { pages } from './collections/pages/pages.ts'
import { staticPages } from './collections/pages/staticPages.ts'
import { performancePath } from './admin/performance/performancePath.ts'
import { findDocumentsEndpoint } from './admin/command-palette/findDocumentsEndpoint.ts'
import { pageStatusEndpoint } from './admin/public-page/pageStatusEndpoint.ts'
import { publishingClock } from './collections/publish-events/clockRow.ts'
import { healthEndpoint } from './publishing/healthEndpoint.ts'
import { publishEvents } from './collections/publish-events/publishEvents.ts'
import { quoteImages } from './collections/quotes/quoteImages.ts'
import { quoteTemplates } from './collections/quotes/quoteTemplates.ts'
import { quotes } from './collections/quotes/quotes.ts'
import { readEndpoint } from './content-api/readEndpoint.ts'
import { redirects } from './collections/redirects/redirects.ts'
import { guardSaves } from './editing/saving/guardSaves.ts'
import { levelOfConflicts } from './editing/saving/staleSaves.ts'
import { searchEndpoint } from './collections/search/searchEndpoint.ts'
import { services } from './collections/services/services.ts'
import { logos } from './collections/settings/logos/logos.ts'
import { siteSettings } from './collections/settings/siteSettings.ts'
import { answerBadRequests } from './lib/http/badRequests.ts'
import { databasePool } from './databasePool.ts'
import { readOnOwnConnection } from './lib/db/ownConnection.ts'
import { settings } from './settings.ts'
import { signInAttempts } from './collections/users/attempts/signInAttempts.ts'
import { purgeTrash } from './editing/trash/purge.ts'
import { restrictEndpoints } from './restrictEndpoints.ts'
import { levelOfHttpErrors } from './lib/http/httpError.ts'
import { users } from './collections/users/users.ts'
import { usesEndpoint } from './editing/uses/usesEndpoint.ts'

const here = path.dirname(fileURLToPath(import.meta.url))

const newsroom = buildConfig({
  serverURL: settings.adminUrl,
  secret: settings.payloadSecret,
  collections: [
    articles,
    categories,
    hashtags,
    media,
    pictureCuts,
    carouselArticles,
    paidOrder,
    quotes,
    quoteImages,
    quoteTemplates,
    quoteViews,
    articleViews,
    services,
    employers,
    employerLogos,
    pages,
    contactSubmissions,
    brandingRequests,
    banners,
    bannerPositions,
    bannerFiles,
    logos,
    redirects,
    users,
    signInAttempts,
    publishEvents,
    logEntries,
    auditLog,
    retiredFiles,
  ],
  globals: [siteSettings, ...staticPages, publishingClock],
  endpoints: [
    readEndpoint,
    viewsEndpoint,
    searchEndpoint,
    contactEndpoint,
    brandingEndpoint,
    logsEndpoint,
    usesEndpoint,
    pageStatusEndpoint,
    findDocumentsEndpoint,
    pastedPicturesEndpoint,
    healthEndpoint,
  ],
  plugins: [pictureFiles, guardSaves, purgeTrash],
  editor: bodyEditor,
  email: mailOf(settings),
  db: postgresAdapter({
    pool: databasePool(),
    migrationDir: path.resolve(here, 'migrations'),
    push: false,
  }),
  sharp: sharpElsewhere,
  upload: {
    // Larger files are cut off here, and refused in the user's language by media/acceptUpload.ts.
    limits: { fileSize: maxPictureBytes + 1024 * 1024 },
    abortOnLimit: false,
  },
  graphQL: { disable: true },
  logger: shortLogger,
  onInit: (payload) => {
    // A path must match only collections, and no property that every object inherits.
    Object.setPrototypeOf(payload.collections, null)
    readOnOwnConnection(payload)
  },
  hooks: { afterError: [answerBadRequests] },
  // Caused by users' input: not failures of the server, so they are logged without a stack.
  loggingLevels: {
    AuthenticationError: 'info',
    QueryError: 'info',
    ...levelOfHttpErrors,
    ...levelOfConflicts,
  },
  defaultDepth: 1,
  maxDepth: 3,
  telemetry: false,
  i18n: { supportedLanguages: { bg, en }, fallbackLanguage: 'en', translations: adminTexts },
  admin: {
    // Over the sidebar, see admin/styles/newsroom.css.
    toast: { position: 'bottom-left' },
    user: users.slug,
    avatar: 'default',
    dateFormat: 'dd/MM/yyyy HH:mm',
    timezones: { defaultTimezone: 'Europe/Sofia', supportedTimezones: [sofia()] },
    meta: {
      titleSuffix: `– ${backOfficeTexts.title}`,
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: iconAddress }],
      defaultOGImageType: 'off',
      openGraph: { siteName: backOfficeTexts.title, description: '' },
      robots: 'noindex, nofollow',
    },
    importMap: { baseDir: here },
    components: {
      providers: [
        '/collections/log-entries/components/FailureReports.tsx#FailureReports',
        '/editing/saving/RestoreGuard.tsx#RestoreGuard',
        '/editing/uses/StockQuestions.tsx#StockQuestions',
      ],
      Nav: '/admin/shell/Sidebar.tsx#Sidebar',
      graphics: { Logo: '/admin/brand/Logo.tsx#Logo', Icon: '/admin/brand/Icon.tsx#Icon' },
      views: {
        dashboard: { Component: '/collections/dashboard/DashboardView.tsx#DashboardView' },
        performance: {
          Component: '/admin/performance/PerformanceView.tsx#PerformanceView',
          path: performancePath,
          exact: true,
          meta: { title: 'Timings' },
        },
        login: { Component: '/collections/users/components/login/LoginView.tsx#LoginView' },
        logout: { Component: '/collections/users/components/logout/LogoutView.tsx#LogoutView' },
        forgot: {
          Component: '/collections/users/recovery/ForgotPasswordView.tsx#ForgotPasswordView',
        },
      },
    },
  },
  typescript: {
    // Generated by `npm run create-migration`: generating them at each start would cost every test a process.
    autoGenerate: false,
    outputFile: path.resolve(here, '../../shared/src/payload-types.ts'),
  },
})

/** The newsroom's configuration, with its parts and restrictions applied one after the other. */
export default restrictEndpoints(
  withGuardedLocks(withGuardedInput(withSofiaDates(withTextLabels(withFilterableState(newsroom))))),
)

function sofia() {
  return { label: 'Europe/Sofia', value: 'Europe/Sofia' }
}
