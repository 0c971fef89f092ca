'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Link, useNav, useRouteTransition } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useId, useState, type ComponentProps } from 'react'
import { Sign } from '../components/Sign.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import type { MenuSection, SearchedList } from './menu.ts'
import { SidebarSearch } from './SidebarSearch.tsx'
import { useNamedScreen } from './useNamedScreen.ts'

type Props = {
  menu: MenuSection[]
  /** The lists that the search covers. */
  searched: SearchedList[]
  home: string
  newArticle: string | null
  account: string
  signOut: string
  userName: string
}

const texts = backOfficeTexts.sidebar

/**
 * The sidebar: beside the screen if there is room (shell.css), else a drawer that the button of Payload's header opens.
 * During navigation its entries cannot be chosen.
 */
export function SidebarMenu(props: Props) {
  useNamedScreen()
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
      <aside
        aria-busy={isTransitioning}
        className={`sidebar${isOpen ? ' sidebar--open' : ''}`}
        onClickCapture={(event) => {
          if (!isTransitioning) return
          event.preventDefault()
          event.stopPropagation()
        }}
      >
        <SidebarSearch menu={props.menu} onChoose={close} searched={props.searched} />
        <p aria-live="polite" className="sidebar__loading">
          {isTransitioning && say(texts.loading)}
        </p>
        <nav aria-label={say(texts.name)} className="sidebar__menu">
          <Menu {...props} onChoose={close} />
        </nav>
        <div className="sidebar__foot">
          <MenuLink href={props.account} onChoose={close} sign="account">
            <span className="sidebar__who">
              {props.userName}
              <small>{say(texts.account)}</small>
            </span>
          </MenuLink>
          <MenuLink href={props.signOut} onChoose={close} sign="signOut">
            {say(texts.signOut)}
          </MenuLink>
        </div>
      </aside>
      <button
        aria-label={say(texts.close)}
        className="sidebar__cover"
        hidden={!isOpen}
        onClick={close}
        tabIndex={-1}
        type="button"
      />
    </>
  )
}

function Menu({ menu, home, newArticle, onChoose }: Props & { onChoose: () => void }) {
  const say = useTranslate()
  return (
    <>
      {newArticle !== null && (
        <Link className="sidebar__new" href={newArticle} onClick={onChoose} prefetch={false}>
          <Sign of="add" />
          {say(texts.newArticle)}
        </Link>
      )}
      <MenuLink href={home} isExact onChoose={onChoose} sign="dashboard">
        {say(texts.sections.dashboard)}
      </MenuLink>
      {menu.map((section) => (
        <Section key={section.name} {...section} onChoose={onChoose} />
      ))}
    </>
  )
}

/** Open if it contains the current screen, or if the user has opened it. */
function Section({ name, entries, onChoose }: MenuSection & { onChoose: () => void }) {
  const say = useTranslate()
  const path = usePathname()
  const id = useId()
  const { isTransitioning } = useRouteTransition()
  const isHere = entries.some(({ href }) => isAt(path, href))
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isUnfolded = chosen ?? isHere
  return (
    <div className={`sidebar__section${isHere ? ' sidebar__section--here' : ''}`}>
      <button
        aria-controls={id}
        aria-disabled={isTransitioning}
        aria-expanded={isUnfolded}
        className="sidebar__link"
        onClick={() => setChosen(!isUnfolded)}
        type="button"
      >
        <Sign of={name} />
        <span>{say(texts.sections[name])}</span>
        <Sign of="unfold" />
      </button>
      <ul hidden={!isUnfolded} id={id}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <MenuLink href={entry.href} onChoose={onChoose}>
              {entry.label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

type LinkProps = {
  href: string
  children: React.ReactNode
  onChoose: () => void
  sign?: ComponentProps<typeof Sign>['of']
  /** Whether addresses below it do not count as this entry. */
  isExact?: boolean
}

function MenuLink({ href, children, onChoose, sign, isExact = false }: LinkProps) {
  const path = usePathname()
  const { isTransitioning } = useRouteTransition()
  const isHere = isExact ? path === href : isAt(path, href)
  return (
    <Link
      aria-current={isHere ? 'page' : undefined}
      aria-disabled={isTransitioning}
      className="sidebar__link"
      href={href}
      onClick={onChoose}
      prefetch={false}
    >
      {sign !== undefined && <Sign of={sign} />}
      {children}
    </Link>
  )
}

function isAt(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`)
}
