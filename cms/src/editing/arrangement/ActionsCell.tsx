import type { ReactNode } from 'react'
import styles from './Arrangement.module.css'

/** The last cell of an arranged row: the buttons that move it, and others. */
export function ActionsCell({ children }: { children: ReactNode }) {
  return (
    <td className={styles.arrangementTableButtons} role="cell">
      <span className="sign-buttons">{children}</span>
    </td>
  )
}
