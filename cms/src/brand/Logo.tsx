import { publicationName } from '@kariera/shared/texts/publication'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Icon } from './Icon.tsx'

/** The newsroom's sign, above the sign-in form. */
export function Logo() {
  return (
    <div className="newsroom-logo">
      <Icon />
      <span className="newsroom-logo__name">{publicationName}</span>
      <span className="newsroom-logo__title">{backOfficeTexts.title}</span>
    </div>
  )
}
