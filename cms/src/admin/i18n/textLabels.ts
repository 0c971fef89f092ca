import { getTranslation } from '@payloadcms/translations'
import { traverseFields, type LabelFunction, type SanitizedConfig, type StaticLabel } from 'payload'

/**
 * Sends labels of fields to the browser as texts in the user's language. Payload sends the labels of both languages as
 * an object and puts that into texts for screen readers: 'Sort by [object Object]'.
 */
export async function withTextLabels(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  keepNoForms()
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

/**
 * Payload keeps the fields of its forms by collection, with labels in the language of whoever opened the form first after
 * a start. Its flag for development makes it build them for each request, which takes less than 1 ms.
 */
function keepNoForms(): void {
  Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', {
    configurable: true,
    get: () => true,
    // Payload sets the flag back after each build.
    set: () => undefined,
  })
}

function isOfLanguages(label: unknown): label is Record<string, string> {
  return typeof label === 'object' && label !== null
}

function textOf(label: StaticLabel): LabelFunction {
  return ({ i18n }) => getTranslation(label, i18n)
}
