'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useAuth } from '@payloadcms/ui'
import { useTranslate } from './useTranslate.ts'

const roles: Record<string, { en: string; bg: string }> = backOfficeTexts.roles

/** @returns the name of the signed-in user's role, empty before it is known */
export function useRoleName(): string {
  const say = useTranslate()
  const { user } = useAuth<{ role?: string }>()
  const name = user?.role === undefined ? undefined : roles[user.role]
  return name ? say(name) : ''
}
