'use client'

import { serviceIcons } from '@kariera/shared/contracts/serviceForms'
import { SelectField, useField } from '@payloadcms/ui'
import type { SelectFieldClientProps } from 'payload'
import { ServiceIcon } from './ServiceIcon.tsx'
import styles from '../Service.module.css'

/** Select field for an icon, with the chosen icon beside it. */
export function IconField(props: SelectFieldClientProps) {
  const { value } = useField<unknown>({ potentiallyStalePath: props.path })
  const icon = serviceIcons.find((name) => name === value)
  return (
    <div className={styles.iconField}>
      <SelectField {...props} />
      <span className={styles.iconFieldIcon}>{icon && <ServiceIcon name={icon} />}</span>
    </div>
  )
}
