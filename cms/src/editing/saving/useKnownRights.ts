'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import { changedPath, wrapFetch } from '../../admin/api/pageFetch.ts'

/**
 * After each save Payload asks what the user may do with the document, and takes any answer for rights: after a gateway's
 * the form had no buttons, and after none the save was called failed. Where the newsroom does not answer, the rights
 * stay as they are; the next save is checked in any case.
 */
export function useKnownRights(): void {
  const { docPermissions, hasPublishPermission } = useDocumentInfo()
  const known = useEffectEvent((body: RequestInit['body']) => {
    const isToPublish = typeof body === 'string' && body.includes('"_status":"published"')
    return isToPublish ? { ...docPermissions, update: hasPublishPermission } : docPermissions
  })
  useEffect(
    () =>
      wrapFetch((send) => async (input, init) => {
        if (!/\/access(\/\d+)?$/.test(changedPath(input, init) ?? '')) return send(input, init)
        try {
          const answer = await send(input, init)
          await answer.clone().json()
          if (answer.ok) return answer
        } catch {
          // Answered below.
        }
        return Response.json(known(init?.body))
      }),
    [],
  )
}
