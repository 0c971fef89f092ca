'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useRef, useState, type ReactNode } from 'react'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { PictureFilterBar } from '../dialog/PictureFilterBar.tsx'
import { PictureGrid } from '../dialog/PictureGrid.tsx'
import { lacks, type PictureFilters, type StoredPicture } from '../dialog/pictureQuery.ts'
import { UploadDialog } from '../dialog/UploadDialog.tsx'
import { usePictures } from '../dialog/usePictures.ts'
import { boxOf, LibraryCard } from './LibraryCard.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useAddressedFilters } from './useAddressedFilters.ts'
import styles from '../Pictures.module.css'

type Props = {
  title: string
  canDelete: boolean
  /** What it shows at first. */
  opened: PictureFilters
  children: ReactNode
}

/** All pictures as a grid, with their uses: found, described, credited, uploaded and deleted, also several at once. */
export function PictureLibrary({ title, canDelete, opened, children }: Props) {
  const say = useTranslate()
  const { filters, setFilters } = useAddressedFilters(opened)
  const list = usePictures(filters)
  const [selected, setSelected] = useState<readonly number[]>([])
  const [failure, setFailure] = useState('')
  const [files, setFiles] = useState<File[] | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const pictures = list.pictures.filter(({ id }) => selected.includes(id))

  const show = (changed: PictureFilters) => {
    setFilters(changed)
    setSelected([])
    setFailure('')
  }
  const toggle = ({ id }: StoredPicture) => {
    const shown = pictures.map((one) => one.id)
    setSelected(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id])
  }
  /** Pictures that were acted on are not selected any more; the bar goes, and the focus stays in the list. */
  const leave = (ids: readonly number[]) => {
    setSelected((all) => all.filter((id) => !ids.includes(id)))
    const box = document.getElementById(boxOf(ids[0] ?? 0))
    ;(box ?? status.current)?.focus({ preventScroll: true })
  }
  return (
    <div className={clsx('collection-list', styles.pictureLibrary)}>
      <SetStepNav nav={[{ label: title }]} />
      <Gutter className="collection-list__wrap">
        <div className="list-header">
          <h1 className="list-header__title">{title}</h1>
          <button
            className="panel-button panel-button--primary"
            onClick={() => setFiles([])}
            type="button"
          >
            {say(backOfficeTexts.pictureDialog.upload)}
          </button>
        </div>
        {children}
        <PictureFilterBar change={show} filters={filters} lacks={lacks} />
        <FailureBanner
          message={list.state === 'failed' ? say(backOfficeTexts.picture.notLoaded) : failure}
          tryAgain={list.state === 'failed' ? list.again : undefined}
        />
        <PictureGrid
          card={(picture) => (
            <LibraryCard
              isSelected={selected.includes(picture.id)}
              key={picture.id}
              picture={picture}
              toggle={() => toggle(picture)}
            />
          )}
          heading="h2"
          list={list}
          none={backOfficeTexts.picture.none}
        />
        <p className={styles.pictureLibraryStatus} ref={status} role="status" tabIndex={-1}>
          {pictures.length > 0 && say(backOfficeTexts.library.selected(pictures.length))}
        </p>
        {pictures.length > 0 && (
          <SelectionBar
            canDelete={canDelete}
            change={list.change}
            fail={setFailure}
            leave={leave}
            pictures={pictures}
          />
        )}
      </Gutter>
      {files && (
        <UploadDialog
          close={() => setFiles(null)}
          done={() => {
            setFiles(null)
            setSelected([])
          }}
          files={files}
          isMany
          purpose="article"
          take={() => list.reload()}
        />
      )}
    </div>
  )
}
