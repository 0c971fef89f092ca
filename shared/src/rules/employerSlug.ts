/** How long an employer's slug may be, characters (back-office.md, section 9). */
export const employerSlugLength = { min: 3, max: 60 } as const

/** What may be wrong with an employer's slug by itself, in the order in which it is looked for (back-office.md, section 5). */
export type EmployerSlugFault = 'required' | 'characters' | 'ends' | 'hyphens' | 'length'

/**
 * Looks for the first fault of a slug that an editor has chosen. Whether another employer has it is not its business.
 *
 * @returns null where there is none
 */
export function employerSlugFault(slug: string): EmployerSlugFault | null {
  if (slug === '') return 'required'
  if (!/^[a-z0-9-]+$/.test(slug)) return 'characters'
  if (slug.startsWith('-') || slug.endsWith('-')) return 'ends'
  if (slug.includes('--')) return 'hyphens'
  const { min, max } = employerSlugLength
  return slug.length < min || slug.length > max ? 'length' : null
}
