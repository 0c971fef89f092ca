import { getTranslation } from '@payloadcms/translations'
import type {
  CollectionSlug,
  SanitizedCollectionConfig,
  ServerProps,
  VisibleEntities,
} from 'payload'
import { formatAdminURL } from 'payload/shared'
import type { MenuEntry } from './menu.ts'
import { searched, sections, type Entry } from './sections.ts'
import { SidebarMenu } from './SidebarMenu.tsx'

type Props = ServerProps & { visibleEntities: VisibleEntities }

/**
 * The left column of every screen: the newsroom in six sections, limited to what the user may see (A-NAV-1, A-NAV-2).
 */
export function Sidebar({ i18n, payload, permissions, user, visibleEntities }: Props) {
  const { routes } = payload.config
  const addressOf = (path: `/${string}` | '') => formatAdminURL({ adminRoute: routes.admin, path })

  const collectionOf = (slug: CollectionSlug): SanitizedCollectionConfig | undefined => {
    const isSeen = visibleEntities.collections.includes(slug)
    const mayRead = Boolean(permissions?.collections?.[slug]?.read)
    return isSeen && mayRead
      ? payload.config.collections.find((collection) => collection.slug === slug)
      : undefined
  }
  const entryOf = (entry: Entry): MenuEntry[] => {
    if ('collection' in entry) {
      const collection = collectionOf(entry.collection)
      if (!collection) return []
      return [
        {
          label: getTranslation(collection.labels.plural, i18n),
          href: addressOf(`/collections/${collection.slug}`),
        },
      ]
    }
    const isSeen = visibleEntities.globals.includes(entry.global)
    const mayRead = Boolean(permissions?.globals?.[entry.global]?.read)
    const global = payload.config.globals.find(({ slug }) => slug === entry.global)
    if (!isSeen || !mayRead || !global) return []
    return [
      { label: getTranslation(global.label, i18n), href: addressOf(`/globals/${global.slug}`) },
    ]
  }
  const menu = sections
    .map(({ name, entries }) => ({ name, entries: entries.flatMap(entryOf) }))
    .filter(({ entries }) => entries.length > 0)
  const lists = searched.flatMap((slug) => {
    const collection = collectionOf(slug)
    if (!collection) return []
    const singular = getTranslation(collection.labels.singular, i18n)
    return entryOf({ collection: slug }).map((entry) => ({ ...entry, slug, singular }))
  })
  const mayWrite = Boolean(permissions?.collections?.articles?.create)
  return (
    <SidebarMenu
      account={addressOf('/account')}
      home={addressOf('')}
      menu={menu}
      newArticle={mayWrite ? addressOf('/collections/articles/create') : null}
      searched={lists}
      signOut={addressOf('/logout')}
      userName={nameOf(user)}
    />
  )
}

function nameOf(user: ServerProps['user']): string {
  return user?.name ?? user?.email ?? ''
}
