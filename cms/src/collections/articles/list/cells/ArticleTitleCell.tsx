import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { articleRow } from '../readRows.ts'
import { ArticleLink } from './ArticleLink.tsx'
import type { CellProps } from './cellProps.ts'
import { HashtagLink } from './HashtagLink.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import styles from '../List.module.css'

const texts = backOfficeTexts.articleList

/** Picture and title of an article; below them its person or company, its author, and its hashtags. */
export async function ArticleTitleCell(props: CellProps) {
  const { payload, i18n, rowData, ...cell } = props
  if (!rowData) return null
  const row = await articleRow(payload, rowData.id)
  const star = row && row.star !== 'none' ? row.star : null
  return (
    <div className={styles.articleCell}>
      <Thumbnail src={row?.picture ?? null} />
      <div>
        <ArticleLink
          collectionSlug={cell.collectionSlug}
          id={rowData.id}
          title={rowData.title ?? ''}
          viewType={cell.viewType}
        />
        <small>
          {star && (
            <span className={styles.articleCellStar} data-star={star}>
              <span aria-hidden="true">★</span>
              {inLanguageOf({ i18n }, texts.star[star])}
            </span>
          )}
          <span>{[row?.entityName, row?.author].filter(Boolean).join(' · ')}</span>
          {row?.hashtags.map(({ id, value }) => (
            <HashtagLink id={id} key={id} value={value} />
          ))}
        </small>
      </div>
    </div>
  )
}
