import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react'
import { focusField } from '#admin/components/field-group/focusField.ts'

/** How long to wait for the fields of a new row, milliseconds. */
const waitMs = 5000

/** Longest time between a press and the change of the rows that it causes, milliseconds. */
const pressMs = 1000

/** Ids of the rows that are open. Whenever a service is stored, or its form is opened anew, Payload collapses them. */
const openRows = new Set<string>()

/**
 * Rows are collapsed at first. This hook opens a row that the user adds, with the cursor in its label, and keeps rows open
 * until the user collapses them.
 *
 * @returns listener of presses in the builder
 */
export function useOpenRows(
  path: string,
  builder: RefObject<HTMLElement | null>,
): (press: MouseEvent) => void {
  const { dispatchFields } = useForm()
  const rows = useFormFields(([fields]) => fields[path]?.rows)
  const pressedAt = useRef(-pressMs)
  const known = useRef<Set<string> | null>(null)
  useEffect(() => {
    if (!rows) return
    const before = known.current
    known.current = new Set(rows.map(({ id }) => id))
    const isByUser = performance.now() - pressedAt.current < pressMs
    const added = isByUser && before ? rows.find(({ id }) => !before.has(id)) : undefined
    if (added) openRows.add(added.id)
    for (const { id, collapsed } of rows) {
      if (!collapsed) openRows.add(id)
      else if (isByUser && id !== added?.id) openRows.delete(id)
    }
    if (rows.some(({ id, collapsed }) => collapsed && openRows.has(id)) || added) {
      const updatedRows = rows.map((row) =>
        openRows.has(row.id) ? { ...row, collapsed: false } : row,
      )
      dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
    }
    if (added) focusLabel(builder, `${path}.${rows.indexOf(added)}.label`)
  }, [rows, path, builder, dispatchFields])
  return ({ target, timeStamp }) => {
    if (target instanceof Element && target.closest('button')) pressedAt.current = timeStamp
  }
}

/** Once it is there: Payload requests the fields of a new row from the server. */
function focusLabel(builder: RefObject<HTMLElement | null>, path: string): void {
  const ending = Date.now() + waitMs
  const look = () => {
    const label = builder.current?.querySelector(`#field-${path.replaceAll('.', '__')}`)
    if (label) focusField(label)
    else if (Date.now() < ending) requestAnimationFrame(look)
  }
  look()
}
