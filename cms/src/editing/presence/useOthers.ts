import { useAuth } from '@payloadcms/ui'
import type { People } from './presence.ts'
import { people } from './presenceClient.ts'

/** Returns which documents colleagues have open, also in other browsers, without those of the user. */
export function useOthers(): People {
  const { user } = useAuth()
  return people.useValue().filter((one) => one.user !== user?.id)
}

/** The names of those who have a document open, as a text; empty if nobody has. */
export function namesOf(open: People, entity: string | undefined, id: number): string {
  return open
    .filter((one) => one.entity === entity && one.id === id)
    .map(({ name }) => name)
    .join(', ')
}
