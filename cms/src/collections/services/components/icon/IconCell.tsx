import { serviceIcons } from '@kariera/shared/contracts/serviceForms'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { DefaultServerCellComponentProps } from 'payload'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { ServiceIcon } from './ServiceIcon.tsx'
import styles from '../Service.module.css'

/** The icon of a service in the list, and its name. */
export function IconCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const icon = serviceIcons.find((name) => name === cellData)
  if (!icon) return <span>–</span>
  return (
    <span className={styles.iconCell}>
      <ServiceIcon name={icon} />
      {inLanguageOf({ i18n }, backOfficeTexts.service.icons[icon])}
    </span>
  )
}
