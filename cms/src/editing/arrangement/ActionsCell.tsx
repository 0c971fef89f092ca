import type { ReactNode } from 'react'

/** The last cell of an arranged row: the buttons that move it, and others. */
export function ActionsCell({ children }: { children: ReactNode }) {
  return (
    <td className="arrangement-table__buttons" role="cell">
      <span className="sign-buttons">{children}</span>
    </td>
  )
}
