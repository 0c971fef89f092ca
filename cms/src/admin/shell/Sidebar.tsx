import { getTranslation } from '@payloadcms/translations'
import type { ServerProps, VisibleEntities } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { readWaitingCounts } from '../../collections/submissions/work/readWaiting.ts'
import { isEditor } from '../../collections/users/access.ts'
import type { Entry, MenuEntry } from './menu.ts'
import { menuEntries } from './menuEntries.ts'
import { searched, sections } from './sections.ts'
import { SidebarMenu } from './SidebarMenu.tsx'

type Props = ServerProps & { visibleEntities: VisibleEntities }

/**
 * The left column of every screen: the newsroom in six sections, limited to what the user may see (A-NAV-1, A-NAV-2).
 */
export async function Sidebar({ i18n, payload, permissions, user, visibleEntities }: Props) {
  const { routes } = payload.config
  const addressOf = (path: `/${string}` | '') => formatAdminURL({ adminRoute: routes.admin, path })

  const isSeen = (entry: Entry) => {
    if ('view' in entry) return true
    if ('collection' in entry) return visibleEntities.collections.includes(entry.collection)
    return visibleEntities.globals.includes(entry.global)
  }
  const entriesOf = (entries: Entry[]) => menuEntries({ i18n, payload, permissions }, entries)
  const waiting = user && isEditor(user) ? await readWaitingCounts(payload) : {}
  const counted = (entry: Entry): MenuEntry[] => {
    const count = 'collection' in entry ? waiting[entry.collection] : undefined
    return entriesOf([entry]).map((shown) => (count ? { ...shown, waiting: count } : shown))
  }
  const menu = sections
    .map(({ name, entries }) => ({ name, entries: entries.filter(isSeen).flatMap(counted) }))
    .filter(({ entries }) => entries.length > 0)
  const lists = searched.flatMap((slug) =>
    entriesOf([{ collection: slug }]).map((entry) => {
      const { labels } = payload.collections[slug].config
      return { ...entry, slug, singular: getTranslation(labels.singular, i18n) }
    }),
  )
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
