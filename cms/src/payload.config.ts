import { postgresAdapter } from '@payloadcms/db-postgres'
import { bg } from '@payloadcms/translations/languages/bg'
import { en } from '@payloadcms/translations/languages/en'
import { maxPictureBytes } from '@kariera/shared/contracts/uploads'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildConfig } from 'payload'
import { bodyEditor } from './collections/articles/body/editor.ts'
import { withFilterableState } from './collections/articles/list/filterableState.ts'
import { adminTexts } from './admin/i18n/adminTexts.ts'
import { withTextLabels } from './admin/i18n/textLabels.ts'
import { iconAddress } from './admin/brand/icon.ts'
import { withSofiaDates } from './admin/dates/sofiaDates.ts'
import { withoutApiTab } from './admin/screens/withoutApiTab.ts'
import { withGuardedInput } from './lib/validation/guardInput.ts'
import { withGuardedLocks } from './editing/locks/guardLocks.ts'
import { shortLogger } from './lib/logger/shortLogger.ts'
import { mailOf } from './lib/mail/mail.ts'
import { sharpElsewhere } from './collections/media/decoding/sharpElsewhere.ts'
import { pictureFiles } from './collections/media/pictureFiles.ts'
import type { SidebarOfParts } from './admin/shell/Sidebar.tsx'
import { findDocumentsEndpoint } from './admin/command-palette/findDocumentsEndpoint.ts'
import { pageStatusEndpoint } from './admin/public-page/pageStatusEndpoint.ts'
import {
  collections,
  countWaiting,
  endpoints,
  forget,
  globals,
  menus,
  named,
  providers,
  resolveAll,
  views,
} from './composition.ts'
import { healthEndpoint } from './publishing/healthEndpoint.ts'
import { readEndpoint } from './content-api/readEndpoint.ts'
import { guardSaves } from './editing/saving/guardSaves.ts'
import { levelOfConflicts } from './editing/saving/staleSaves.ts'
import { answerBadRequests } from './lib/http/badRequests.ts'
import { databasePool } from './databasePool.ts'
import { readOnOwnConnection } from './lib/db/ownConnection.ts'
import { settings } from './settings.ts'
import { purgeTrash } from './editing/trash/purge.ts'
import { restrictEndpoints } from './restrictEndpoints.ts'
import { levelOfHttpErrors } from './lib/http/httpError.ts'
import { users } from './collections/users/users.ts'
import { boundedEndpoint } from './limits/query-limits/boundedEndpoint.ts'
import { savedMessageMs } from './editing/saving/savedMessageMs.ts'
import { sortNotes } from './editing/lists/sortNotes.ts'
import { versionsInWords } from './editing/versions/versionsInWords.ts'
import { presencePlugin } from './editing/presence/presencePlugin.ts'
import { documentUses } from './editing/uses/documentUses.ts'

const here = path.dirname(fileURLToPath(import.meta.url))

const sidebar: SidebarOfParts = {
  menus,
  countWaiting,
  namedLists: named.map(({ collection }) => collection),
}

const newsroom = buildConfig({
  serverURL: settings.adminUrl,
  secret: settings.payloadSecret,
  collections,
  globals,
  endpoints: [
    ...endpoints,
    readEndpoint(resolveAll),
    pageStatusEndpoint,
    findDocumentsEndpoint(named),
    healthEndpoint,
  ],
  plugins: [
    withoutApiTab,
    pictureFiles,
    guardSaves,
    versionsInWords({ pictures: '/collections/media/PictureDiff.tsx#PictureDiff' }),
    sortNotes,
    documentUses({ bounded: boundedEndpoint }),
    presencePlugin({ databaseUrl: settings.databaseDirectUrl, bounded: boundedEndpoint }),
    purgeTrash(forget),
  ],
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
    // Over the sidebar, see admin/styles/payload.css.
    toast: { position: 'bottom-left', duration: savedMessageMs },
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
        ...providers,
        '/editing/saving/RestoreGuard.tsx#RestoreGuard',
        '/editing/uses/StockDialogs.tsx#StockDialogs',
      ],
      Nav: { path: '/admin/shell/Sidebar.tsx#Sidebar', serverProps: sidebar },
      graphics: { Logo: '/admin/brand/Logo.tsx#Logo', Icon: '/admin/brand/Icon.tsx#Icon' },
      views,
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
