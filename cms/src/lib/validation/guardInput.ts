import type { Field, GlobalConfig, SanitizedConfig } from 'payload'
import { allOrNothing, isForMany } from './bulkCalls.ts'
import { failWhole } from './bulkFailure.ts'
import { guardDates, refuseUnusableDatesInQueries } from './dates.ts'
import {
  notTrashedByVersion,
  withoutSystemFields,
  withoutSystemFieldsOfGlobal,
} from './systemFields.ts'

/**
 * Rules for all writes, in every collection and global: callers write no system fields, dates are within the accepted
 * years, and a bulk operation does all or nothing.
 */
export async function withGuardedInput(
  building: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const config = await building
  const refuseUnusableDates = refuseUnusableDatesInQueries(config)
  for (const collection of config.collections) {
    guardDates(collection.fields)
    keepVersionsOutOfTrash(collection.fields)
    collection.hooks.beforeOperation.unshift(withoutSystemFields(collection), refuseUnusableDates)
    collection.hooks.afterOperation.push(failWhole)
    if (!collection.endpoints) continue
    collection.endpoints = collection.endpoints.map((endpoint) =>
      isForMany(endpoint) ? allOrNothing(endpoint, collection) : endpoint,
    )
  }
  for (const global of config.globals) {
    guardDates(global.fields)
    const own = hooksBefore(global.hooks)
    global.hooks.beforeOperation = [withoutSystemFieldsOfGlobal(global), ...own]
  }
  return config
}

function keepVersionsOutOfTrash(fields: Field[]): void {
  const deletedAt = fields.find((field) => field.type === 'date' && field.name === 'deletedAt')
  if (deletedAt?.type !== 'date') return
  const { beforeValidate = [], ...hooks } = deletedAt.hooks ?? {}
  deletedAt.hooks = { ...hooks, beforeValidate: [...beforeValidate, notTrashedByVersion] }
}

/** Payload omits the list if a global has no such hooks. */
function hooksBefore(hooks: NonNullable<GlobalConfig['hooks']>) {
  return hooks.beforeOperation ?? []
}
