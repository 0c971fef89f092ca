import { iconAddress } from './icon.ts'
import styles from './Brand.module.css'

/** The publication's icon, without alternative text: its name is beside it. */
export function Icon() {
  return <img alt="" className={styles.newsroomIcon} src={iconAddress} />
}
