import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { getTranslation } from '@payloadcms/translations'
import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import type { MenuEntry, MenuSection } from '../shell/menu.ts'
import { menuEntries } from '../shell/menuEntries.ts'
import type { PaletteLinks } from './choices.ts'
import { searchedLists } from './foundDocuments.ts'

const texts = backOfficeTexts.palette

type Viewer = Pick<ServerProps, 'i18n' | 'payload' | 'permissions'>

/**
 * Returns what the command palette leads to beside documents, limited to what the user may do.
 *
 * @param menu the sidebar's entries
 * @param others further screens
 */
export function paletteLinks(
  viewer: Viewer,
  menu: MenuSection[],
  others: MenuEntry[],
): PaletteLinks {
  const { i18n, payload, permissions } = viewer
  const lists = searchedLists.flatMap((slug) =>
    menuEntries(viewer, [{ collection: slug }]).map((entry) => {
      const { labels } = payload.collections[slug].config
      return { ...entry, slug, singular: getTranslation(labels.singular, i18n) }
    }),
  )
  const newDocuments = lists
    .filter(({ slug }) => permissions?.collections?.[slug]?.create)
    .map(({ slug, singular }) => ({
      label: inLanguageOf(
        { i18n },
        slug === 'articles' ? backOfficeTexts.sidebar.newArticle : texts.newDocument(singular),
      ),
      href: formatAdminURL({
        adminRoute: payload.config.routes.admin,
        path: `/collections/${slug}/create`,
      }),
    }))
  const entries = menu.flatMap((section) => section.entries)
  return {
    screens: [...entries.flatMap((entry) => [entry, ...(entry.tabs ?? [])]), ...others],
    newDocuments,
    lists,
    mayArrange: Boolean(permissions?.collections?.['carousel-articles']?.create),
  }
}
