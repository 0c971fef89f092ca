import { useAuth } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { valueStore } from '#admin/state/valueStore.ts'
import type { LocalCopy } from './copies.ts'

/** Unsaved content of a form, and the key of its user and document. */
type Unsaved = { key: string; copy: LocalCopy }

/** A form that was left with unsaved content for another tab of its screen; it lives as long as the page. */
type LeftForm = Unsaved & {
  /** The tab that it is in. */
  tab: string
  /** Where the form is. */
  href: string
}

type OpenForm = { unsaved: () => Unsaved | null }

/** The last one is on top: a form in a drawer, or the form of the screen. */
let openForms: readonly OpenForm[] = []
const left = valueStore<readonly LeftForm[]>([])

/** @param unsaved returns the content of the form, or null if all of it is saved */
export function useLeavableForm(unsaved: () => Unsaved | null): void {
  const current = useEffectEvent(unsaved)
  useEffect(() => {
    const form = { unsaved: () => current() }
    openForms = [...openForms, form]
    return () => {
      openForms = openForms.filter((one) => one !== form)
    }
  }, [])
}

/**
 * Keeps what is unsaved in the open form, which is put back when the form is opened again.
 *
 * @returns whether there was anything to keep
 */
export function leaveOpenForm(tab: string): boolean {
  const unsaved = openForms.at(-1)?.unsaved() ?? null
  if (!unsaved) return false
  const others = left.get().filter((form) => form.tab !== tab)
  left.set([...others, { ...unsaved, tab, href: location.pathname }])
  return true
}

/** Returns the kept content of a document's form; null without one. */
export function leftFormOf(key: string): LocalCopy | null {
  return left.get().find((form) => form.key === key)?.copy ?? null
}

/** To be called when kept content was put back, is stored, or is not wanted. */
export function forgetLeftForm(key: string, session: string): void {
  const others = left.get().filter((form) => form.key !== key || form.copy.session !== session)
  if (others.length < left.get().length) left.set(others)
}

/** Returns the forms that this user has left. */
export function useLeftForms(): LeftForm[] {
  const { user } = useAuth()
  return left.useValue().filter(({ key }) => key.startsWith(`${user?.id}:`))
}
