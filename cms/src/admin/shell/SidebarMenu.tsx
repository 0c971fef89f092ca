'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Link, useAuth, useNav, useRouteTransition } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { usePathname } from 'next/navigation'
import { useEffect, useId, type ComponentProps, type MouseEvent } from 'react'
import { z } from 'zod'
import { Sign } from '../components/Sign.tsx'
import type { PaletteLinks } from '../command-palette/choices.ts'
import { SearchBox } from '../command-palette/SearchBox.tsx'
import { MissingRight } from '../failure/MissingRight.tsx'
import { ScreenFailure } from '../failure/ScreenFailure.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { useLoadTimings } from '../load-times/useLoadTimings.ts'
import { useSessionValue } from '../state/useSessionValue.ts'
import { isAt } from './isAt.ts'
import type { MenuEntry, MenuSection } from './menu.ts'
import { screenId, useNamedScreen } from './useNamedScreen.ts'
import styles from './Sidebar.module.css'

type Props = {
  menu: MenuSection[]
  /** What the search leads to. */
  links: PaletteLinks
  home: string
  newArticle: string | null
  account: string
  signOut: string
  userName: string
  version: string
}

const texts = backOfficeTexts.sidebar

/**
 * The sidebar: beside the screen if there is room (Sidebar.module.css), else a drawer that the button of Payload's header opens.
 * During navigation its entries cannot be chosen.
 */
export function SidebarMenu(props: Props) {
  useNamedScreen()
  useLoadTimings()
  const path = usePathname()
  const { hydrated, navOpen, setNavOpen } = useNav()
  const { isTransitioning } = useRouteTransition()
  const say = useTranslate()
  const isOpen = hydrated && navOpen
  const close = () => setNavOpen(false)
  useEffect(() => {
    if (!isOpen) return
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setNavOpen(false)
    }
    addEventListener('keydown', closeByKey)
    return () => removeEventListener('keydown', closeByKey)
  }, [isOpen, setNavOpen])
  return (
    <>
      <a className={styles.skip} href={`#${screenId}`} onClick={skipMenu}>
        {say(texts.skip)}
      </a>
      <aside
        aria-busy={isTransitioning}
        className={clsx(styles.sidebar, isOpen && styles.open)}
        id="sidebar"
        onClickCapture={(event) => {
          // The palette, which React counts as inside, has its own rule.
          if (!isTransitioning || !isWithin(event)) return
          event.preventDefault()
          event.stopPropagation()
        }}
      >
        <SearchBox links={props.links} onChoose={close} />
        <p aria-live="polite" className={styles.loading}>
          {isTransitioning && say(texts.loading)}
        </p>
        <nav aria-label={say(texts.name)} className={styles.menu}>
          <Menu {...props} onChoose={close} />
        </nav>
        <div className={styles.foot}>
          <MenuLink
            href={props.account}
            isHere={path === props.account}
            onChoose={close}
            sign="account"
          >
            <span className={styles.who}>
              {props.userName}
              <small>{say(texts.account)}</small>
            </span>
          </MenuLink>
          <MenuLink href={props.signOut} isHere={false} onChoose={close} sign="signOut">
            {say(texts.signOut)}
          </MenuLink>
          <p className={styles.version}>Kariera {props.version}</p>
        </div>
      </aside>
      <button
        aria-label={say(texts.close)}
        className={styles.cover}
        hidden={!isOpen}
        onClick={close}
        tabIndex={-1}
        type="button"
      />
      <ScreenFailure />
      <MissingRight />
    </>
  )
}

/** Puts the focus before what the screen shows: after the bar with its path and the account. */
function skipMenu(event: MouseEvent): void {
  event.preventDefault()
  const screen = document.querySelector('.app-header')?.nextElementSibling
  if (!(screen instanceof HTMLElement)) return
  screen.tabIndex = -1
  screen.focus()
}

function isWithin({ currentTarget, target }: MouseEvent): boolean {
  return target instanceof Node && currentTarget.contains(target)
}

function Menu({ menu, home, newArticle, onChoose }: Props & { onChoose: () => void }) {
  const say = useTranslate()
  const path = usePathname()
  return (
    <>
      {newArticle !== null && (
        <Link className={styles.new} href={newArticle} onClick={onChoose} prefetch={false}>
          <Sign of="add" />
          {say(texts.newArticle)}
        </Link>
      )}
      <MenuLink href={home} isHere={path === home} onChoose={onChoose} sign="dashboard">
        {say(texts.sections.dashboard)}
      </MenuLink>
      {menu.map((section) => (
        <Section key={section.name} {...section} onChoose={onChoose} />
      ))}
    </>
  )
}

/**
 * As the user has left it, open or closed, in this tab of the browser; else open if it contains the current screen.
 */
function Section({ name, entries, onChoose }: MenuSection & { onChoose: () => void }) {
  const say = useTranslate()
  const path = usePathname()
  const id = useId()
  const { isTransitioning } = useRouteTransition()
  const isHere = entries.some((entry) => isIn(path, entry))
  const { user } = useAuth()
  const key = `sidebar ${user?.id} ${name}`
  const [chosen, choose] = useSessionValue(key, z.boolean().nullable(), () => null)
  const isUnfolded = chosen ?? isHere
  return (
    <div className={clsx(isHere && styles.sectionHere)}>
      <button
        aria-controls={id}
        aria-disabled={isTransitioning}
        aria-expanded={isUnfolded}
        className={styles.link}
        onClick={() => choose(() => !isUnfolded)}
        type="button"
      >
        <Sign of={name} />
        <span>{say(texts.sections[name])}</span>
        <Sign of="unfold" />
      </button>
      <ul hidden={!isUnfolded} id={id}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <MenuLink href={entry.href} isHere={isIn(path, entry)} onChoose={onChoose}>
              {entry.label}
              {entry.waiting !== undefined && <Waiting count={entry.waiting} />}
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How much work waits, for eyes and for screen readers. */
function Waiting({ count }: { count: number }) {
  const say = useTranslate()
  return (
    <span className={styles.waiting} title={say(texts.waiting(count))}>
      <span aria-hidden="true">{count}</span>
      <span className="for-screen-readers">{say(texts.waiting(count))}</span>
    </span>
  )
}

type LinkProps = {
  href: string
  children: React.ReactNode
  onChoose: () => void
  sign?: ComponentProps<typeof Sign>['of']
  /** Whether its screen is open. */
  isHere: boolean
}

function MenuLink({ href, children, onChoose, sign, isHere }: LinkProps) {
  const { isTransitioning } = useRouteTransition()
  return (
    <Link
      aria-current={isHere ? 'page' : undefined}
      aria-disabled={isTransitioning}
      className={styles.link}
      href={href}
      onClick={onChoose}
      prefetch={false}
    >
      {sign !== undefined && <Sign of={sign} />}
      {children}
    </Link>
  )
}

function isIn(path: string, { href, tabs = [] }: MenuEntry): boolean {
  return [href, ...tabs.map((tab) => tab.href)].some((address) => isAt(path, address))
}
