/** A list or form of the newsroom: of a collection, or of a document that there is once. */
type Screen = { entity: string; kind: 'list' | 'form' }

/**
 * Returns the list or form at an address of the admin; null for other screens.
 *
 * @param path below the admin's route
 */
export function screenOf(path: string): Screen | null {
  const [, type, entity, id] = path.replace(/\/$/, '').split('/')
  if (!entity) return null
  if (type === 'globals') return { entity, kind: 'form' }
  if (type !== 'collections') return null
  return { entity, kind: id === undefined || id === 'trash' ? 'list' : 'form' }
}
