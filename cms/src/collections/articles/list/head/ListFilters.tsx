'use client'

import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { Link, useListDrawerContext } from '@payloadcms/ui'
import { useId, type ReactNode } from 'react'
import { z } from 'zod'
import { useApiQuery } from '#admin/api/useApiQuery.ts'
import { useIsTrash } from '#admin/lists/useIsTrash.ts'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { Sign } from '#admin/components/Sign.tsx'
import { boundsOf, periodOf, periods } from './filters.ts'
import { useListFilters } from './useListFilters.ts'
import styles from '../List.module.css'

const texts = backOfficeTexts.articleList.filters

type Choice = { id: number; name: string }
type Props = {
  categories: Choice[]
  authors: Choice[]
  /** When the list was read; UTC, ISO 8601. */
  now: string
  /** Address of the form of a new article; null for users who may not create one. */
  newArticle: string | null
}

/** Filter menus of the list. Conditions set with Payload's own filters stay until a menu is used. */
export function ListFilters({ categories, authors, now, newArticle }: Props) {
  const say = useTranslate()
  const { filters, set } = useListFilters()
  const isTrash = useIsTrash()
  const { isInDrawer } = useListDrawerContext()
  if (isInDrawer || isTrash) return null
  const at = new Date(now)
  const period = filters && periodOf(filters, at)
  const anyPeriod = { since: undefined, before: undefined }
  return (
    <div className={styles.listFilters}>
      <Menu
        choices={categories}
        choose={(category) => set({ category })}
        every={texts.allCategories}
        name={texts.category}
        value={filters?.category}
      />
      <Menu
        choices={authors}
        choose={(author) => set({ author })}
        every={texts.allAuthors}
        name={texts.author}
        value={filters?.author}
      />
      <Labelled name={texts.period}>
        {(id) => (
          <select
            id={id}
            onChange={({ target }) => {
              const chosen = periods.find((one) => one === target.value)
              set({ ...anyPeriod, ...(chosen && boundsOf(chosen, at)) })
            }}
            value={period ?? ''}
          >
            <option value="">{say(texts.periods.any)}</option>
            {periods.map((one) => (
              <option key={one} value={one}>
                {say(texts.periods[one])}
              </option>
            ))}
            {period === 'other' && <option value="other">{say(texts.periods.other)}</option>}
          </select>
        )}
      </Labelled>
      {filters?.hashtags !== undefined && (
        <HashtagChip id={filters.hashtags} remove={() => set({ hashtags: undefined })} />
      )}
      {newArticle !== null && (
        <Link className={styles.listFiltersNew} href={newArticle} prefetch={false}>
          <Sign of="add" />
          {say(backOfficeTexts.sidebar.newArticle)}
        </Link>
      )}
    </div>
  )
}

const hashtagSchema = z.object({ value: z.string() })

/** The hashtag by which the list is filtered; pressing it removes the filter. */
function HashtagChip({ id, remove }: { id: string; remove: () => void }) {
  const say = useTranslate()
  const path = `/hashtags/${encodeURIComponent(id)}?depth=0&select[value]=true` as const
  const { answer } = useApiQuery(path, hashtagSchema)
  const hashtag = `#${answer.is === 'done' ? answer.value.value : '…'}`
  return (
    <button
      aria-label={say(texts.without(hashtag))}
      className={styles.listFiltersChip}
      onClick={remove}
      type="button"
    >
      {hashtag}
      <Sign of="cancel" />
    </button>
  )
}

type MenuProps = {
  name: BackOfficeText
  every: BackOfficeText
  choices: Choice[]
  value: string | undefined
  choose: (id: string | undefined) => void
}

function Menu({ name, every, choices, value = '', choose }: MenuProps) {
  const say = useTranslate()
  return (
    <Labelled name={name}>
      {(id) => (
        <select
          id={id}
          onChange={({ target }) => choose(target.value === '' ? undefined : target.value)}
          value={value}
        >
          <option value="">{say(every)}</option>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

function Labelled(props: { name: BackOfficeText; children: (id: string) => ReactNode }) {
  const say = useTranslate()
  const id = useId()
  return (
    <>
      <label className="for-screen-readers" htmlFor={id}>
        {say(props.name)}
      </label>
      {props.children(id)}
    </>
  )
}
