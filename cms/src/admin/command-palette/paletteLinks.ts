import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import type { MenuEntry, MenuSection } from '../shell/menu.ts'
import { permittedEntries } from '../shell/permittedEntries.ts'
import type { PaletteLinks } from './choices.ts'

const texts = backOfficeTexts.palette

type Viewer = Pick<ServerProps, 'i18n' | 'payload' | 'permissions'>

/**
 * Returns what the command palette leads to beside documents, limited to what the user may do.
 *
 * @param from `menu`: the sidebar's entries; `others`: further screens; `namedLists`: lists whose documents are found
 */
export function paletteLinks(
  viewer: Viewer,
  from: { menu: MenuSection[]; others: MenuEntry[]; namedLists: CollectionSlug[] },
): PaletteLinks {
  const { i18n, payload, permissions } = viewer
  const lists = from.namedLists.flatMap((slug) =>
    permittedEntries(viewer, [{ collection: slug }]).map((entry) => {
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
  const entries = from.menu.flatMap((section) => section.entries)
  return {
    screens: [...entries.flatMap((entry) => [entry, ...(entry.tabs ?? [])]), ...from.others],
    newDocuments,
    lists,
    mayArrange: Boolean(permissions?.collections?.['carousel-articles']?.create),
  }
}
