import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A few tests that cross the whole system, for files that everything depends on. CI runs the others. */
const core = ['publish', 'article-form', 'article-list', 'home', 'reader', 'search', 'sign-in']
const frame = ['frame', 'reader', 'cookies', 'page-kinds', 'crawl']
const engine = ['publish', 'scheduled', 'time', 'live-state', 'faults-of-others', 'staleness']
const entryPoints = ['anonymous', 'server-functions', 'connections', 'file-headers', 'failures']
const lists = ['article-list', 'quotes', 'carousel', 'paid-order', 'submissions', 'logos']

/**
 * The tests (`home` is `home.spec.ts`) to run before a change of a folder or file is merged: those that check its
 * content. The longest matching prefix of a path applies.
 */
export const reach: Record<string, readonly string[]> = {
  '.env.example': core,
  'cms/demo/': ['crawl', 'home', 'reader'],
  'cms/src/admin/': [
    'sidebar',
    'dashboard',
    'failed-saves',
    'article-form',
    'article-list',
    'page-kinds',
  ],
  'cms/src/admin/brand/': ['sign-in', 'sidebar'],
  'cms/src/admin/command-palette/': ['command-palette', 'sidebar', 'writing', 'editors-day'],
  'cms/src/admin/components/': [...lists, 'dashboard', 'live-state'],
  'cms/src/admin/dates/': ['time-zones', 'article-form', 'banners'],
  'cms/src/admin/failure/': ['failed-loads', 'carousel', 'article-list'],
  'cms/src/admin/i18n/': ['admin-languages', 'sidebar', 'article-list', 'dialogs'],
  'cms/src/admin/lists/': [...lists, 'trash'],
  'cms/src/admin/load-times/': ['performance', 'article-list'],
  'cms/src/admin/public-page/': ['settings-pages', 'section-pages', 'employers-form', 'services'],
  'cms/src/admin/confirm-dialog/': [
    'dialogs',
    'trash',
    'where-used',
    'article-list',
    'logos',
    'carousel',
  ],
  'cms/src/admin/shell/': ['sidebar', 'dashboard', 'sign-in'],
  'cms/src/admin/state/': ['article-list', 'settings-pages', 'trash'],
  'cms/src/admin/typography/': ['writing'],
  'cms/src/admin/uploads/': ['uploads', 'pictures', 'logos'],
  'cms/src/app/': [...core, 'failures'],
  'cms/src/backups/': ['publish'],
  'cms/src/collections/articles/': [
    ...['article', 'article-form', 'article-list', 'article-neighbours', 'archives', 'moved'],
    ...['publish', 'scheduled', 'live-state', 'random-strip', 'trash', 'two-editors', 'staleness'],
    'writing',
  ],
  'cms/src/collections/articles/body/': [
    'writing',
    'pasting',
    'article-form',
    'article',
    'settings-pages',
  ],
  'cms/src/collections/articles/body/paste/': ['pasting', 'pasted-pictures', 'article-form'],
  'cms/src/collections/articles/article-picker/': ['carousel', 'quotes'],
  'cms/src/collections/articles/body/pictures/': [
    ...['image-status', 'picture-dialog', 'pasted-pictures', 'writing'],
  ],
  'cms/src/collections/audit-log/': ['personal-data'],
  'cms/src/collections/banners/': ['banners', 'home-banners', 'time'],
  'cms/src/collections/categories/': ['archives', 'frame', 'moved', 'where-used', 'home'],
  'cms/src/collections/dashboard/': ['dashboard'],
  'cms/src/collections/employers/': ['employers-form', 'employer'],
  'cms/src/collections/hashtags/': ['hashtags', 'archives', 'home-hashtag-cloud', 'article-form'],
  'cms/src/collections/home/': ['carousel', 'paid-order', 'home', 'home-carousels'],
  'cms/src/collections/log-entries/': ['failures'],
  'cms/src/collections/media/': ['pictures', 'uploads', 'file-headers', 'logos', 'where-used'],
  'cms/src/collections/media/cuts/': ['crop', 'article-form', 'article', 'home'],
  'cms/src/collections/media/dialog/': ['picture-dialog', 'image-status', 'article-form'],
  'cms/src/collections/media/library/': ['library', 'where-used'],
  'cms/src/collections/media/pasted/': ['pasted-pictures'],
  'cms/src/collections/media/shown/': ['crop', 'picture-dialog', 'image-status', 'article-form'],
  'cms/src/collections/pages/': ['settings-pages', 'static-pages', 'section-pages', 'biser'],
  'cms/src/collections/performance/': ['performance'],
  'cms/src/collections/publish-events/': [...engine, 'dashboard'],
  'cms/src/collections/quotes/': ['quotes', 'quote', 'quote-image', 'home-carousels'],
  'cms/src/collections/redirects/': ['moved', 'addresses', 'archives'],
  'cms/src/collections/search/': ['search', 'search-pages', 'sidebar', 'article-list'],
  'cms/src/collections/services/': ['services', 'branding'],
  'cms/src/collections/settings/': ['logos', 'settings-pages', 'frame', 'cookies', 'home'],
  'cms/src/collections/settings/tabs/': ['settings-pages', 'services', 'logos'],
  'cms/src/collections/submissions/': [
    'submissions',
    'personal-data',
    'contact',
    'branding',
    'editors-day',
  ],
  'cms/src/collections/users/': ['sign-in', 'anonymous', 'sidebar'],
  'cms/src/collections/views/': ['views', 'article-list', 'quotes'],
  'cms/src/content-api/': [...core, 'staleness', 'archives', 'static-pages'],
  'cms/src/demo/': ['crawl', 'home', 'reader'],
  'cms/src/editing/': ['two-editors', 'trash', 'where-used', 'article-form', 'article-list'],
  'cms/src/editing/arrangement/': ['paid-order', 'carousel', 'quotes'],
  'cms/src/editing/locks/': ['two-editors', 'article-form', 'failed-saves'],
  'cms/src/editing/rows/': [...lists, 'trash'],
  'cms/src/editing/saving/': ['failed-saves', 'two-editors', 'article-form', 'publish'],
  'cms/src/editing/trash/': ['trash', 'article-list'],
  'cms/src/editing/uses/': ['where-used', 'trash', 'dialogs', 'logos', 'carousel'],
  'cms/src/lib/': [...core, ...entryPoints],
  'cms/src/limits/': [...core, ...entryPoints],
  'cms/src/lib/mail/': ['contact', 'branding', 'submissions', 'sign-in'],
  'cms/src/migrations/': core,
  'cms/src/publishing/': engine,
  'cms/src/seed/': ['reader'],
  'cms/src/': [...core, ...entryPoints],
  'cms/': core,
  'nginx/': ['addresses', 'file-headers'],
  'package-lock.json': core,
  'package.json': core,
  'scripts/': core,
  'scripts/testing/': [...core, 'kept-page'],
  'shared/src/contracts/': [...core, ...entryPoints],
  'shared/src/quote-image/': ['quote-image'],
  'shared/src/rules/': [...core, ...engine],
  'shared/src/texts/': [...core, 'static-pages', 'contact', 'branding', 'employer', 'quote'],
  'shared/': core,
  'site/public/': ['frame'],
  'site/src/components/': frame,
  'site/src/components/archives/': ['archives', 'page-kinds', 'crawl'],
  'site/src/components/article/': [
    'article',
    'article-neighbours',
    'random-strip',
    'page-kinds',
    'crawl',
  ],
  'site/src/components/cards/': ['home', 'archives', 'search', 'reader'],
  'site/src/components/employers/': ['employer'],
  'site/src/components/frame/': frame,
  'site/src/components/hashtags/': ['hashtags', 'home-hashtag-cloud'],
  'site/src/components/home/': ['home', 'home-banners', 'home-carousels', 'home-hashtag-cloud'],
  'site/src/components/pictures/': ['reader', 'article', 'page-kinds'],
  'site/src/components/quotes/': ['quote'],
  'site/src/components/section/': ['biser', 'section-pages'],
  'site/src/components/services/': ['branding'],
  'site/src/content/': [...core, 'staleness'],
  'site/src/feeds/': ['crawl', 'archives'],
  'site/src/islands/': ['islands', 'search', 'search-pages', 'page-kinds', 'contact', 'branding'],
  'site/src/islands/cards/': ['home', 'archives', 'search', 'reader', 'crawl', 'page-kinds'],
  'site/src/islands/elements/': ['search', 'random-strip'],
  'site/src/islands/forms/': ['islands', 'contact', 'branding', 'page-kinds'],
  'site/src/islands/functionality/': ['islands', 'functionality'],
  'site/src/islands/hashtagCloud/': ['islands', 'hashtags', 'page-kinds'],
  'site/src/islands/quoteGenerator/': ['islands', 'quote-image'],
  'site/src/islands/randomStrip/': ['islands', 'random-strip', 'article-neighbours'],
  'site/src/layouts/': [...frame, 'static-pages'],
  'site/src/pages/': ['crawl', 'addresses', 'page-kinds', 'home', 'archives'],
  'site/src/pages/article/': ['article', 'addresses', 'page-kinds', 'crawl'],
  'site/src/pages/biser/': ['biser'],
  'site/src/pages/branding/': ['branding'],
  'site/src/pages/contact.astro': ['contact'],
  'site/src/pages/employer/': ['employer'],
  'site/src/pages/hashtags.astro': ['hashtags'],
  'site/src/pages/index.astro': ['home', 'home-banners', 'home-carousels', 'page-kinds', 'crawl'],
  'site/src/pages/preview/': ['article', 'views'],
  'site/src/pages/quote/': ['quote'],
  'site/src/pages/search.astro': ['search', 'search-pages'],
  'site/src/pages/testing/': ['quote-image', 'functionality'],
  'site/src/publisher/': [...engine, 'without-newsroom', 'crawl'],
  'site/src/scripts/': frame,
  'site/src/scripts/article/': ['article', 'article-neighbours'],
  'site/src/scripts/home/': ['home', 'home-carousels', 'home-banners'],
  'site/src/scripts/visits/': ['views', 'quote'],
  'site/src/server/': [
    ...entryPoints,
    'addresses',
    'moved',
    'views',
    'uploads',
    'without-newsroom',
    'reader',
  ],
  'site/': frame,
}

/** Documentation, settings of tools, and tests beside their code. */
const unreached = /\.(?:md|txt)$|\.test\.tsx?$|^(?:\.ci|docs)\/|^[^/]+$/

/**
 * Names of the tests that a change of files can reach.
 *
 * @param paths from the root
 * @throws if the table contains none of the prefixes of a path
 */
export function journeysFor(paths: string[]): string[] {
  return [...new Set(paths.flatMap(journeysOf))].toSorted()
}

/** Like `journeysFor`, for one file. */
export function journeysOf(path: string): readonly string[] {
  if (path.startsWith('e2e/')) return path.endsWith('.ts') ? importersOf(basename(path)) : []
  const entries = Object.entries(reach).filter(([name]) => path.startsWith(name))
  const [longest] = entries.toSorted(([one], [other]) => other.length - one.length)
  if (longest && !path.includes('.test.')) return longest[1]
  if (unreached.test(path)) return []
  throw new Error(`e2e/reach.ts does not say which journeys look at ${path}.`)
}

/** The tests that are or import a file of this folder. */
function importersOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  if (file.endsWith('.spec.ts')) return [file.replace('.spec.ts', '')]
  const importers = readdirSync(import.meta.dirname).filter(
    (name) =>
      name.endsWith('.ts') &&
      readFileSync(join(import.meta.dirname, name), 'utf8').includes(`'./${file}'`),
  )
  return importers.flatMap((name) => importersOf(name, seen))
}
