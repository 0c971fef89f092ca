import { publicationName } from '@kariera/shared/texts/publication'
import { Icon } from './Icon.tsx'
import styles from './Brand.module.css'

/** The publication's icon and name, on the screens without a session. */
export function Logo() {
  return (
    <div className={styles.newsroomLogo}>
      <Icon />
      {publicationName}
    </div>
  )
}
