import type { Employer } from '@kariera/shared/payload-types'
import type { CollectionBeforeChangeHook } from 'payload'

/** Calls an employer in the newsroom by its name; without one by the host of its website, else by its slug. */
export const nameEmployer: CollectionBeforeChangeHook<Employer> = ({ data, originalDoc }) => {
  const { name, website, slug } = { ...originalDoc, ...data }
  const host = website ? URL.parse(website)?.hostname.replace(/^www\./, '') : ''
  return { ...data, title: [name?.trim(), host, slug].find(Boolean) ?? '' }
}
