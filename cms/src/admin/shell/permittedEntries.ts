import { getTranslation } from '@payloadcms/translations'
import type { ServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import type { MenuEntry } from './menu.ts'
import type { Entry } from './menu.ts'

type Viewer = Pick<ServerProps, 'i18n' | 'payload' | 'permissions'>

/** Returns links to the lists and documents that the user may see. */
export function permittedEntries(viewer: Viewer, entries: Entry[]): MenuEntry[] {
  return entries.flatMap((entry) => {
    const shown = shownEntry(viewer, entry)
    return shown ? [shown] : []
  })
}

function shownEntry(viewer: Viewer, entry: Entry): MenuEntry | null {
  const { i18n, payload, permissions } = viewer
  const { collections, globals, routes } = payload.config
  const addressOf = (path: `/${string}`) => formatAdminURL({ adminRoute: routes.admin, path })
  if ('view' in entry)
    return { label: getTranslation(entry.label, i18n), href: addressOf(entry.view) }
  if ('collection' in entry) {
    const { collection: slug } = entry
    const collection = collections.find((one) => one.slug === slug)
    if (!collection || !permissions?.collections?.[slug]?.read) return null
    return {
      label: getTranslation(collection.labels.plural, i18n),
      href: addressOf(`/collections/${slug}`),
    }
  }
  const { global: slug, tabs = [] } = entry
  const global = globals.find((one) => one.slug === slug)
  if (!global || !permissions?.globals?.[slug]?.read) return null
  return {
    label: getTranslation(entry.label ?? global.label, i18n),
    href: addressOf(`/globals/${slug}`),
    tabs: permittedEntries(viewer, tabs),
  }
}
