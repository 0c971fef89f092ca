import { may } from '@kariera/shared/rules/roles'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { formatAdminURL } from 'payload/shared'
import about from '../../../package.json' with { type: 'json' }
import { inLanguageOf } from '../../lib/i18n/language.ts'
import { paletteLinks } from '../command-palette/paletteLinks.ts'
import type { CollectionSlug, ServerProps, VisibleEntities } from 'payload'
import { sectionNames, type Entry, type Menu, type MenuEntry } from './menu.ts'
import { permittedEntries } from './permittedEntries.ts'
import { SidebarMenu } from './SidebarMenu.tsx'

const texts = backOfficeTexts.sidebar

type Waiting = Partial<Record<string, number>>

/** What the parts of the newsroom put into the sidebar and the command palette (payload.config.ts). */
export type SidebarOfParts = {
  menus: Menu[]
  countWaiting: ((payload: ServerProps['payload']) => Promise<Waiting>)[]
  /** Lists whose documents are found by name. */
  namedLists: CollectionSlug[]
}

type Props = ServerProps & SidebarOfParts & { visibleEntities: VisibleEntities }

/**
 * The left column of every screen: the newsroom in six sections, limited to what the user may see (A-NAV-1, A-NAV-2).
 */
export async function Sidebar({
  i18n,
  payload,
  permissions,
  user,
  visibleEntities,
  menus,
  countWaiting,
  namedLists,
}: Props) {
  const { routes } = payload.config
  const addressOf = (path: `/${string}` | '') => formatAdminURL({ adminRoute: routes.admin, path })

  const isSeen = (entry: Entry) => {
    if ('view' in entry) return true
    if ('collection' in entry) return visibleEntities.collections.includes(entry.collection)
    return visibleEntities.globals.includes(entry.global)
  }
  const viewer = { i18n, payload, permissions }
  const counts = user && may(user, 'edit') ? countWaiting.map((count) => count(payload)) : []
  const waiting: Waiting = Object.fromEntries(
    (await Promise.all(counts)).flatMap((counted) => Object.entries(counted)),
  )
  const counted = (entry: Entry): MenuEntry[] => {
    const count = 'collection' in entry ? waiting[entry.collection] : undefined
    return permittedEntries(viewer, [entry]).map((shown) =>
      count ? { ...shown, waiting: count } : shown,
    )
  }
  const menu = sectionNames
    .map((name) => {
      const entries = menus.flatMap((one) => one[name] ?? [])
      return { name, entries: entries.filter(isSeen).flatMap(counted) }
    })
    .filter(({ entries }) => entries.length > 0)
  const mayWrite = Boolean(permissions?.collections?.articles?.create)
  const newArticle = mayWrite ? addressOf('/collections/articles/create') : null
  const [home, account, signOut] = [addressOf(''), addressOf('/account'), addressOf('/logout')]
  const others = [
    { href: home, label: inLanguageOf({ i18n }, texts.sections.dashboard) },
    { href: account, label: inLanguageOf({ i18n }, texts.account) },
    { href: signOut, label: inLanguageOf({ i18n }, texts.signOut) },
  ]
  return (
    <SidebarMenu
      account={account}
      home={home}
      links={paletteLinks(viewer, { menu, others, namedLists })}
      menu={menu}
      newArticle={newArticle}
      signOut={signOut}
      userName={nameOf(user)}
      version={about.version}
    />
  )
}

function nameOf(user: ServerProps['user']): string {
  return user?.name ?? user?.email ?? ''
}
