import { publicationName } from '@kariera/shared/texts/publication'
import { Icon } from './Icon.tsx'

/** The publication's icon and name, on the screens without a session. */
export function Logo() {
  return (
    <div className="newsroom-logo">
      <Icon />
      {publicationName}
    </div>
  )
}
