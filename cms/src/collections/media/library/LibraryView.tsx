import { may } from '@kariera/shared/rules/roles'
import { getTranslation } from '@payloadcms/translations'
import { randomUUID } from 'node:crypto'
import type { ListViewServerProps } from 'payload'
import { filtersIn } from '../dialog/pictureQuery.ts'
import { PictureLibrary } from './PictureLibrary.tsx'

/** The list of pictures (B-PIC-1). */
export function LibraryView(props: ListViewServerProps) {
  const { BeforeListTable, collectionConfig, i18n, searchParams, user } = props
  return (
    <PictureLibrary
      canDelete={may(user ?? null, 'edit')}
      // Opened again, by a link or the browser, it begins anew.
      key={randomUUID()}
      opened={filtersIn(searchParams ?? {})}
      title={getTranslation(collectionConfig.labels.plural, i18n)}
    >
      {/* Payload says there that a picture was not found. */}
      {BeforeListTable}
    </PictureLibrary>
  )
}
