'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import { useApiQuery } from '../../admin/api/useApiQuery.ts'
import { maxAsked, usedSchema } from './use.ts'

const texts = backOfficeTexts.uses

/** Longest list of names, in a dialog that must not get long. */
const maxNamed = 5

type Props = { collection: string; documents: readonly { id: number; name: string }[] }

/** Says which of several documents that are about to be deleted are used, each in how many places. */
export function UsedAmong({ collection, documents }: Props) {
  const say = useTranslate()
  const ids = documents.slice(0, maxAsked).map(({ id }) => id)
  const { answer: found } = useApiQuery(`/uses/${collection}?ids=${ids.join()}`, usedSchema)
  if (found.is === 'loading') return <p>{say(texts.finding)}</p>
  if (found.is === 'failed') return <p>{found.reason ?? say(texts.notFound)}</p>
  const { used, areKept } = found.value
  if (used.length === 0) return <p>{say(texts.none)}</p>
  const nameOf = (id: number) => documents.find((one) => one.id === id)?.name ?? String(id)
  return (
    <>
      <p>{say(areKept ? texts.someKept(used.length) : texts.someUsed(used.length))}</p>
      <ul>
        {used.slice(0, maxNamed).map(({ id, count }) => (
          <li key={id}>{`${nameOf(id)} (${say(texts.places(count))})`}</li>
        ))}
        {used.length > maxNamed && <li>{say(texts.more(used.length - maxNamed))}</li>}
      </ul>
    </>
  )
}
