'use client'

import { useTranslation } from '@payloadcms/ui'
import { useApiQuery } from '#admin/api/useApiQuery.ts'
import { fileSize } from '#admin/uploads/fileSize.ts'
import { storedFile, type StoredFile } from './storedFile.ts'
import styles from '../Banner.module.css'

/** Details of the chosen file, and a button that removes it; `remove` is null if it cannot be removed. */
export function ChosenFile({ id, remove }: { id: number; remove: (() => void) | null }) {
  const { t, i18n } = useTranslation()
  const { answer } = useApiQuery(`/banner-files/${id}?depth=0`, storedFile)
  const file = answer.is === 'done' ? answer.value : null
  return (
    <div className={styles.chosenFile}>
      <span className={styles.chosenFileName}>{file?.filename ?? '…'}</span>
      {file && <span className={styles.chosenFileFacts}>{factsOf(file, i18n.language)}</span>}
      {remove && (
        <button className="panel-button" onClick={remove} type="button">
          {t('general:remove')}
        </button>
      )}
    </div>
  )
}

function factsOf({ mimeType, width, height, filesize }: StoredFile, language: string): string {
  const size = width && height ? `${width} × ${height} px` : null
  const weight = filesize ? fileSize(filesize, language) : null
  const kind = mimeType?.replace(/^.*\/|\+xml$/g, '').toUpperCase()
  return [kind, size, weight].filter(Boolean).join(' · ')
}
