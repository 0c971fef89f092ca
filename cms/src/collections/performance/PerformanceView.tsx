import { functionalityPath } from '@kariera/shared/routes'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { Suspense } from 'react'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import { settings } from '../../settings.ts'
import { DocumentTitle } from '../../admin/components/DocumentTitle.tsx'
import { Checks } from './Checks.tsx'
import { LoadTimings } from './loads/LoadTimings.tsx'
import { performancePath } from './performancePath.ts'
import { PublishTimes } from './publishing/PublishTimes.tsx'
import styles from './Performance.module.css'

const texts = backOfficeTexts.tests

/** How long screens take to load and publishes to reach readers, and checks of the running system (A-TEST-1). */
export function PerformanceView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { i18n, payload, user } = req
  const { routes, admin } = payload.config
  // Payload leaves it to a view of our own to know its user.
  if (!user) {
    const here = formatAdminURL({ adminRoute: routes.admin, path: performancePath })
    const signIn = formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login })
    redirect(`${signIn}?redirect=${encodeURIComponent(here)}`)
  }
  const say = (text: BackOfficeText) => inLanguageOf(req, text)
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <DocumentTitle of={say(texts.title)} />
      <SetStepNav nav={[{ label: say(texts.title) }]} />
      <Gutter>
        <main className={styles.performanceView}>
          <h1>{say(texts.title)}</h1>
          <section aria-labelledby="publish-times">
            <h2 id="publish-times">{say(texts.publishes.title)}</h2>
            <p className="field-note">{say(texts.publishes.explanation)}</p>
            <Suspense fallback={<p>{say(backOfficeTexts.sidebar.loading)}</p>}>
              <PublishTimes req={req} />
            </Suspense>
          </section>
          <LoadTimings />
          <Checks url={settings.siteUrl + functionalityPath} />
        </main>
      </Gutter>
    </DefaultTemplate>
  )
}
