import { useAuth, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import { apiRequest } from '../../admin/api/apiRequest.ts'
import { useApiContext } from '../../admin/api/useApiContext.ts'
import type { Save } from '../presence/presence.ts'
import { lastSave } from '../presence/presenceClient.ts'
import { bringTextsIntoForm } from './bringTextsIntoForm.ts'
import { compareVersions, contentOf } from './conflict/compareVersions.ts'

const contentSchema = z.record(z.string(), z.unknown())

/** What a colleague has saved while this form is open; `isHere`: this form has followed. */
export type ColleagueSave = Save & { isHere: boolean }

/**
 * Follows the saves of colleagues (B-EDIT-3): fields that were not touched here get their values. If both have changed the
 * same, or a list of rows was changed, nothing is taken over: the next save shows both versions.
 *
 * @param path of the document, below the API route
 * @param basedOn moment of the version that this form has seen
 */
export function useColleagueSave(
  path: `/${string}`,
  basedOn: () => string | null,
): { save: ColleagueSave | null; hide: () => void } {
  const { user } = useAuth()
  const info = useDocumentInfo()
  const { dispatchFields, formRef, getData, getFields } = useForm()
  const caller = useApiContext()
  const [shown, setShown] = useState<ColleagueSave | null>(null)
  const save = lastSave.useValue()
  const entity = info.globalSlug ?? info.collectionSlug
  const id = info.globalSlug ? 0 : info.id

  const follow = useEffectEvent(async (colleagues: Save) => {
    const seen = basedOn()
    if (seen === null || colleagues.at <= seen) return
    const stored = await apiRequest(caller, { path: `${path}?depth=0&draft=true` }, contentSchema)
    if (stored.is === 'failed') {
      setShown({ ...colleagues, isHere: false })
      return
    }
    const theirs = stored.value
    bringTextsIntoForm(formRef.current)
    const mine = contentOf(getData())
    const versions = { base: contentOf(info.data), mine, theirs }
    const differences = compareVersions(Object.keys(mine), versions)
    const changed = differences.filter(({ changedBy }) => changedBy !== 'me')
    const fields = getFields()
    const canFollow = changed.every(
      ({ name, changedBy }) => changedBy === 'them' && fields[name] && !fields[name].rows,
    )
    if (canFollow) {
      for (const { name, theirs: value } of changed)
        dispatchFields({ type: 'UPDATE', path: name, value, initialValue: value, valid: true })
      info.setData({ ...theirs })
    }
    setShown({ ...colleagues, isHere: canFollow })
  })
  useEffect(() => {
    const isOfThis = save?.entity === entity && save?.id === id
    if (save && isOfThis && save.user !== user?.id) void follow(save)
  }, [save, entity, id, user?.id])
  return { save: shown, hide: () => setShown(null) }
}
