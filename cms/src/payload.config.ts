import { postgresAdapter } from '@payloadcms/db-postgres'
import { bg } from '@payloadcms/translations/languages/bg'
import { en } from '@payloadcms/translations/languages/en'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import { articles } from './articles/articles.ts'
import { bodyEditor } from './articles/body/editor.ts'
import { categories } from './articles/categories.ts'
import { hashtags } from './articles/hashtags/hashtags.ts'
import { articleViews, quoteViews } from './audience/viewRows.ts'
import { viewsEndpoint } from './audience/viewsEndpoint.ts'
import { bannerFiles } from './banners/bannerFiles.ts'
import { bannerPositions } from './banners/bannerPositions.ts'
import { banners } from './banners/banners.ts'
import { adminTexts } from './brand/adminTexts.ts'
import { iconAddress } from './brand/icon.ts'
import { brandingEndpoint } from './correspondence/brandingEndpoint.ts'
import { brandingRequests } from './correspondence/brandingRequests.ts'
import { contactEndpoint } from './correspondence/contactEndpoint.ts'
import { contactSubmissions } from './correspondence/contactSubmissions.ts'
import { withSofiaDates } from './dates/sofiaDates.ts'
import { carouselArticles } from './home/carousel/carouselArticles.ts'
import { paidOrder } from './home/paid-order/paidOrder.ts'
import { employerLogos } from './employers/employerLogos.ts'
import { employers } from './employers/employers.ts'
import { withGuardedInput } from './input/guardInput.ts'
import { withGuardedLocks } from './locks/guardLocks.ts'
import { logEntries } from './logs/logEntries.ts'
import { shortLogger } from './logs/shortLogger.ts'
import { logsEndpoint } from './logs/logsEndpoint.ts'
import { mailOf } from './mail/mail.ts'
import { media } from './media/media.ts'
import { maximumPictureBytes } from './media/acceptUpload.ts'
import { sharpElsewhere } from './media/decoding/sharpElsewhere.ts'
import { pictureFiles } from './media/pictureFiles.ts'
import { retiredFiles } from './media/retiredFiles.ts'
import { pages } from './sitePages/pages.ts'
import { staticPages } from './sitePages/staticPages.ts'
import { pageStandingEndpoint } from './publicPages/pageStandingEndpoint.ts'
import { publishingClock } from './publishing/clockRow.ts'
import { healthEndpoint } from './publishing/healthEndpoint.ts'
import { publishEvents } from './publishing/publishEvents.ts'
import { quoteImages } from './quotes/quoteImages.ts'
import { quoteTemplates } from './quotes/quoteTemplates.ts'
import { quotes } from './quotes/quotes.ts'
import { readEndpoint } from './reading/readEndpoint.ts'
import { redirects } from './redirects/redirects.ts'
import { guardSaves } from './saving/guardSaves.ts'
import { levelOfConflicts } from './saving/staleSaves.ts'
import { searchEndpoint } from './search/searchEndpoint.ts'
import { services } from './services/services.ts'
import { logos } from './settings/logos/logos.ts'
import { siteSettings } from './settings/siteSettings.ts'
import { answerBadRequests } from './badRequests.ts'
import { databasePool } from './databasePool.ts'
import { settings } from './settings.ts'
import { signInAttempts } from './users/attempts/signInAttempts.ts'
import { purgeTrash } from './trash/purge.ts'
import { withClosedDoors } from './users/closedDoors.ts'
import { levelOfRefusals } from './users/refusal.ts'
import { users } from './users/users.ts'
import { usesEndpoint } from './uses/usesEndpoint.ts'

const here = path.dirname(fileURLToPath(import.meta.url))

const newsroom = buildConfig({
  serverURL: settings.adminUrl,
  secret: settings.payloadSecret,
  collections: [
    articles,
    categories,
    hashtags,
    media,
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
    pageStandingEndpoint,
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
    // What is longer is cut off here, and refused in the reader's language by media/acceptUpload.ts.
    limits: { fileSize: maximumPictureBytes + 1024 * 1024 },
    abortOnLimit: false,
  },
  graphQL: { disable: true },
  logger: shortLogger,
  // A path names a collection, and nothing that every object has.
  onInit: ({ collections }) => void Object.setPrototypeOf(collections, null),
  hooks: { afterError: [answerBadRequests] },
  // Somebody mistyped: no fault of ours, and no stack to read.
  loggingLevels: { AuthenticationError: 'info', ...levelOfRefusals, ...levelOfConflicts },
  defaultDepth: 1,
  maxDepth: 3,
  telemetry: false,
  i18n: { supportedLanguages: { bg, en }, fallbackLanguage: 'en', translations: adminTexts },
  admin: {
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
        '/logs/FailureReports.tsx#FailureReports',
        '/saving/RestoreGuard.tsx#RestoreGuard',
      ],
      graphics: { Logo: '/brand/Logo.tsx#Logo', Icon: '/brand/Icon.tsx#Icon' },
      views: {
        login: { Component: '/users/login/LoginView.tsx#LoginView' },
        logout: { Component: '/users/logout/LogoutView.tsx#LogoutView' },
        forgot: { Component: '/users/recovery/ForgotPasswordView.tsx#ForgotPasswordView' },
      },
    },
  },
  typescript: { outputFile: path.resolve(here, '../../shared/src/payload-types.ts') },
})

/** The newsroom, part by part. */
export default withClosedDoors(withGuardedLocks(withGuardedInput(withSofiaDates(newsroom))))

function sofia() {
  return { label: 'Europe/Sofia', value: 'Europe/Sofia' }
}
