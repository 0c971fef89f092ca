/** Allowed length of an employer's slug, characters. */
export const employerSlugLength = { min: 3, max: 60 } as const

/** The possible faults of an employer's slug by itself, in the order of the checks. */
export type EmployerSlugFault = 'required' | 'characters' | 'ends' | 'hyphens' | 'length'

/**
 * Returns the first fault of a slug that an editor has chosen. It does not check whether another employer has the slug.
 *
 * @returns null if there is no fault
 */
export function employerSlugFault(slug: string): EmployerSlugFault | null {
  if (slug === '') return 'required'
  if (!/^[a-z0-9-]+$/.test(slug)) return 'characters'
  if (slug.startsWith('-') || slug.endsWith('-')) return 'ends'
  if (slug.includes('--')) return 'hyphens'
  const { min, max } = employerSlugLength
  return slug.length < min || slug.length > max ? 'length' : null
}
