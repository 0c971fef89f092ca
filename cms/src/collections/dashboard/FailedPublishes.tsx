'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Link } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useRetry } from '../publish-events/log/useRetry.ts'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'

const texts = backOfficeTexts.dashboard.failed
const { tryAgain: tryAgainText } = backOfficeTexts.publishingLog

type Props = {
  publishes: { eventId: number; href: string; title: string; detail: string; error: string }[]
}

/** Publishes that have not reached readers, each with a button to retry it at once. */
export function FailedPublishes({ publishes }: Props) {
  const say = useTranslate()
  const retry = useRetry()
  const router = useRouter()
  const [tried, setTried] = useState<number[]>([])
  const tryAgain = async (eventId: number) => {
    setTried((before) => [...before, eventId])
    await retry(eventId)
    router.refresh()
    setTried((before) => before.filter((one) => one !== eventId))
  }
  return (
    <section aria-labelledby="dashboard-failed">
      <h2 id="dashboard-failed">{say(texts.title)}</h2>
      <ul>
        {publishes.map(({ eventId, href, title, detail, error }) => (
          <li key={eventId}>
            <div>
              <Link href={href} prefetch={false}>
                {title}
              </Link>
              <small>
                {detail}: {error}
              </small>
            </div>
            <button
              aria-label={`${say(tryAgainText)}: ${title}`}
              className="text-button"
              disabled={tried.includes(eventId)}
              onClick={() => void tryAgain(eventId)}
              type="button"
            >
              {say(tried.includes(eventId) ? texts.tried : tryAgainText)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
