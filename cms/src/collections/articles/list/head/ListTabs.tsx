'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Link, useAuth, useListDrawerContext } from '@payloadcms/ui'
import { Suspense, use, type MouseEvent } from 'react'
import { useIsTrash } from '#admin/lists/useIsTrash.ts'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import type { TabCounts } from '../readCounts.ts'
import { useListFilters } from './useListFilters.ts'
import styles from '../List.module.css'

const texts = backOfficeTexts.articleList.tabs
const { states } = backOfficeTexts.articleList

const tabs = [
  { of: 'all', text: texts.all },
  { of: 'mine', text: texts.mine },
  { of: 'draft', text: texts.draft },
  { of: 'scheduled', text: texts.scheduled },
  { of: 'live', text: states.live },
  { of: 'promoted', text: texts.promoted },
  { of: 'failed', text: texts.failed },
] as const

type Props = {
  /** Null if they could not be counted. */
  counts: Promise<TabCounts | null>
}

/** Tabs of the list, with the number of articles in each. */
export function ListTabs({ counts }: Props) {
  const say = useTranslate()
  const { user } = useAuth()
  const { filters, addressWith, set } = useListFilters()
  const isTrash = useIsTrash()
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer) return null
  const mine = String(user?.id)
  const own = filters?.author === mine
  const isCurrent = (tab: (typeof tabs)[number]['of']) => {
    if (isTrash || !filters) return false
    if (tab === 'all') return !filters.state && !own
    return tab === 'mine' ? own && !filters.state : filters.state === tab
  }
  const filtersOf = (tab: (typeof tabs)[number]['of']) => ({
    state: tab === 'all' || tab === 'mine' ? undefined : tab,
    // A chosen author stays.
    author: tab === 'mine' ? mine : own ? undefined : filters?.author,
  })
  return (
    <nav aria-label={say(texts.name)} className={styles.listTabs}>
      <ul>
        {tabs.map(({ of: tab, text }) => (
          <li key={tab}>
            <Link
              aria-current={isCurrent(tab) ? 'page' : undefined}
              className={styles.listTabsTab}
              href={addressWith(filtersOf(tab))}
              onClick={(event: MouseEvent) => {
                // The trash is another screen, so there the link navigates.
                if (isTrash || isForNewTab(event)) return
                event.preventDefault()
                set(filtersOf(tab))
              }}
              prefetch={false}
            >
              {say(text)} <Count counts={counts} of={tab} />
            </Link>
          </li>
        ))}
        <li>
          <Link
            aria-current={isTrash ? 'page' : undefined}
            className={styles.listTabsTab}
            href={trashBeside(addressWith({}))}
            prefetch={false}
          >
            {say(states.trashed)} <Count counts={counts} of="trash" />
          </Link>
        </li>
      </ul>
    </nav>
  )
}

function Count({ counts, of: tab }: { counts: Props['counts']; of: keyof TabCounts }) {
  return (
    <Suspense>
      <Counted counts={counts} of={tab} />
    </Suspense>
  )
}

function Counted({ counts, of: tab }: { counts: Props['counts']; of: keyof TabCounts }) {
  const known = use(counts)
  return known && <span className={styles.listTabsCount}>{known[tab]}</span>
}

/** Returns the address of a list's trash. */
function trashBeside(list: string): string {
  return `${list.replace(/\?.*$/, '')}/trash`
}

function isForNewTab({ ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || button !== 0
}
