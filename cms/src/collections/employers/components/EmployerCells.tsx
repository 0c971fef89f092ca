import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { thumbnailOf } from '../../media/thumbnail.ts'
import styles from './Employer.module.css'

/** The logo of an employer, at the height of a list row. */
export function LogoCell({ cellData, payload }: DefaultServerCellComponentProps) {
  return logoCell(payload, cellData)
}

/** A logo in the list of logos. */
export function LogoFileCell({ rowData, payload }: Partial<DefaultServerCellComponentProps>) {
  const id: unknown = rowData?.id
  return payload ? logoCell(payload, id) : null
}

async function logoCell(payload: Payload, id: unknown) {
  const logo =
    typeof id === 'number'
      ? await payload.findByID({ collection: 'employer-logos', id, depth: 0, disableErrors: true })
      : null
  const src = logo && thumbnailOf({ doc: { ...logo } })
  if (!src) return <span>–</span>
  return <img alt="" className={styles.logoCell} src={src} />
}

/** Number of articles on an employer's profile. */
export function ArticlesCell({ cellData }: DefaultServerCellComponentProps) {
  const articles: unknown = cellData
  return <span>{Array.isArray(articles) ? articles.length : 0}</span>
}
