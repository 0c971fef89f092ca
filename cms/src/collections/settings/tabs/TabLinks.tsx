'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Link, useEditDepth, useListDrawerContext, useRouteTransition } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { leaveOpenForm, useLeftForms } from '#editing/saving/localCopy/leftForms.ts'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { isAt } from '#admin/shell/isAt.ts'
import type { MenuEntry } from '#admin/shell/menu.ts'
import styles from './SettingsTabs.module.css'

const texts = backOfficeTexts.settings

/** Links between the tabs of a screen. What is unsaved in a tab stays in it while others are open. */
export function TabLinks(props: { tabs: MenuEntry[] }) {
  const isInDocumentDrawer = useEditDepth() > 1
  const { isInDrawer } = useListDrawerContext()
  return isInDocumentDrawer || isInDrawer ? null : <Links {...props} />
}

function Links({ tabs }: { tabs: MenuEntry[] }) {
  const say = useTranslate()
  const path = usePathname()
  const left = useLeftForms()
  const list = useRef<HTMLUListElement>(null)
  useTabChange(list, tabs.find(({ href }) => isAt(path, href))?.href)
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [path])
  return (
    <nav
      aria-label={say(backOfficeTexts.sidebar.sections.settings)}
      className={styles.settingsTabs}
    >
      <ul ref={list}>
        {tabs.map(({ label, href }) => {
          const unsaved = left.find(({ tab }) => tab === href)
          return (
            <li key={href}>
              <Link
                aria-current={isAt(path, href) ? 'page' : undefined}
                href={unsaved?.href ?? href}
                prefetch={false}
              >
                {label}
                {unsaved && (
                  <span
                    aria-label={say(texts.unsaved)}
                    className={styles.unsaved}
                    role="img"
                    title={say(texts.unsaved)}
                  />
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Before a tab is left, its unsaved content is kept; so nobody needs to be asked. */
function useTabChange(list: RefObject<HTMLElement | null>, tab: string | undefined): void {
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()
  const change = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !list.current?.contains(link) || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    // The open form is loaded anew by its own link.
    const isHere = link.pathname === location.pathname
    if (!isHere && (tab === undefined || !leaveOpenForm(tab))) return
    event.preventDefault()
    event.stopPropagation()
    if (!isHere) startRouteTransition(() => router.push(link.pathname))
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => change(event)
    // On the window, to run before Payload's guard of unsaved changes.
    window.addEventListener('click', listen, true)
    return () => window.removeEventListener('click', listen, true)
  }, [])
}
