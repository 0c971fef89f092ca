'use client'

import { may } from '@kariera/shared/rules/roles'
import { getTranslation } from '@payloadcms/translations'
import { Button, useAuth, useConfig, useRouteTransition, useTranslation } from '@payloadcms/ui'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { usePathname } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../i18n/useTranslate.ts'
import { useRoleName } from '../i18n/useRoleName.ts'
import { screenOf } from '../screens/screenOf.ts'
import styles from './ScreenFailure.module.css'

const texts = backOfficeTexts.missingRight

/**
 * Says which right a signed-in user is missing, with a way back, on a form of a new document that they may not add.
 * Payload asks them to sign in and offers to sign them out.
 */
export function MissingRight() {
  const path = usePathname()
  const { isTransitioning } = useRouteTransition()
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    if (isTransitioning) return
    const timer = setTimeout(() => setPlace(document.querySelector('.unauthorized--with-gutter')))
    return () => {
      clearTimeout(timer)
      setPlace(null)
    }
  }, [path, isTransitioning])
  return place && createPortal(<MissingRightMessage path={path} />, place)
}

/** @param props.path of the screen, with the admin's route */
export function MissingRightMessage({ path }: { path: string }) {
  const say = useTranslate()
  const role = useRoleName()
  const { i18n } = useTranslation()
  const { permissions, user } = useAuth<{ role?: string }>()
  const isAdministrator = may(user, 'administer')
  const { config } = useConfig()
  const { admin } = config.routes
  const slug = screenOf(path.slice(admin.length))?.entity
  const collection = config.collections.find((one) => one.slug === slug)
  const kind = collection ? getTranslation(collection.labels.plural, i18n) : null
  const mayRead = slug !== undefined && permissions?.collections?.[slug]?.read === true
  // What administrators may not do, nobody may.
  const adding = isAdministrator ? texts.addedByNobody : texts.adding
  return (
    <div className={styles.missingRight} role="alert">
      <h1>{say(texts.title)}</h1>
      <p>{say(kind === null ? texts.opening(role) : adding(kind, role))}</p>
      {!isAdministrator && <p>{say(texts.remedy)}</p>}
      {kind !== null && mayRead ? (
        <Button el="link" to={formatAdminURL({ adminRoute: admin, path: `/collections/${slug}` })}>
          {say(texts.toList(kind))}
        </Button>
      ) : (
        <Button el="link" to={admin}>
          {say(texts.toDashboard)}
        </Button>
      )}
    </div>
  )
}
