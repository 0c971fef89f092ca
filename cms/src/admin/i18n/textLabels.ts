import { getTranslation } from '@payloadcms/translations'
import { traverseFields, type LabelFunction, type SanitizedConfig, type StaticLabel } from 'payload'

/**
 * Labels of fields come to the browser as texts in its user's language. Payload sends those of both languages as they are, and
 * puts them so into what it says to screen readers: 'Sort by [object Object]'.
 */
export async function withTextLabels(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  for (const entity of [...config.collections, ...config.globals]) {
    traverseFields({
      fields: entity.fields,
      callback: ({ field }) => {
        if ('label' in field && isOfLanguages(field.label)) field.label = textOf(field.label)
      },
    })
  }
  return config
}

function isOfLanguages(label: unknown): label is Record<string, string> {
  return typeof label === 'object' && label !== null
}

function textOf(label: StaticLabel): LabelFunction {
  return ({ i18n }) => getTranslation(label, i18n)
}
