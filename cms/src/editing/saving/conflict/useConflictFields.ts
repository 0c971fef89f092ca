'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { ClientField } from 'payload'
import { flattenTopLevelFields } from 'payload/shared'
import type { ValueField } from './valueText.ts'

/** A field that users edit. */
export type ConflictField = ValueField & {
  label: string
  optionLabel: (value: string) => string
}

/** Fields that the system writes, and those that the form's buttons set. */
const notTyped = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status']

/** @returns the top-level fields of the open document that users edit, by name, in the form's order */
export function useConflictFields(): ReadonlyMap<string, ConflictField> {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const entity = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : globalSlug
      ? getEntityConfig({ globalSlug })
      : null
  const textOf = (label: Label) => {
    const text = getTranslation(label, i18n)
    return typeof text === 'string' ? text : ''
  }
  return new Map(
    flattenTopLevelFields(entity?.fields ?? []).flatMap((field): [string, ConflictField][] => {
      const name = 'name' in field ? field.name : undefined
      return name !== undefined && isTyped(name, field)
        ? [[name, conflictField(name, field, textOf)]]
        : []
    }),
  )
}

type Label = Parameters<typeof getTranslation>[0]
type Flattened = ReturnType<typeof flattenTopLevelFields<ClientField>>[number]

function isTyped(name: string, { admin }: Flattened): boolean {
  return !notTyped.includes(name) && !(admin && 'readOnly' in admin && admin.readOnly)
}

function conflictField(
  name: string,
  field: Flattened,
  textOf: (label: Label) => string,
): ConflictField {
  const label = 'label' in field && field.label ? textOf(field.label) : ''
  return {
    type: field.type,
    ...('relationTo' in field && { relationTo: field.relationTo }),
    label: label || name,
    optionLabel: (value) => {
      const option =
        'options' in field ? field.options.find((one) => valueOf(one) === value) : value
      return typeof option === 'object' ? textOf(option.label) : value
    },
  }
}

function valueOf(option: string | { value: string }): string {
  return typeof option === 'string' ? option : option.value
}
