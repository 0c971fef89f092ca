'use client'

import type { BackOfficeText } from '@kariera/shared/texts/back-office'
import { RenderFields, withCondition } from '@payloadcms/ui'
import type { CollapsibleFieldClientProps } from 'payload'
import { useEffect, useState, type MouseEvent } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import styles from './FieldGroup.module.css'

type Props = CollapsibleFieldClientProps & {
  name: string
  heading: BackOfficeText
  isOpenAtFirst: boolean
}

/** Fields of a form's sidebar below a heading that folds them. Folded fields stay part of the form. */
function Group(props: Props) {
  const { name, heading, isOpenAtFirst, field, indexPath, parentPath, parentSchemaPath } = props
  const { permissions, readOnly } = props
  const say = useTranslate()
  const { isOpen, setIsOpen, keep } = useOpenGroup(name, isOpenAtFirst)
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    keep(!isOpen)
  }
  return (
    // The browser opens it too, for a text that is searched in the page; so does a failed save (useFailedSave.ts).
    <details
      className={styles.fieldGroup}
      data-group={name}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      open={isOpen}
    >
      <summary onClick={toggle}>{say(heading)}</summary>
      <RenderFields
        fields={field.fields}
        forceRender
        margins="small"
        parentIndexPath={indexPath ?? ''}
        parentPath={parentPath ?? ''}
        parentSchemaPath={parentSchemaPath ?? ''}
        permissions={permissions ?? true}
        readOnly={readOnly ?? false}
      />
    </details>
  )
}

export const FieldGroup = withCondition(Group)

/** Whether a group is open; what the user chose is kept in the browser. */
function useOpenGroup(name: string, isOpenAtFirst: boolean) {
  const key = `field-group:${name}`
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  useEffect(() => {
    const kept = localStorage.getItem(key)
    if (kept !== null) setIsOpen(kept === 'open')
  }, [key])
  const keep = (chosen: boolean) => {
    setIsOpen(chosen)
    localStorage.setItem(key, chosen ? 'open' : 'folded')
  }
  return { isOpen, setIsOpen, keep }
}
