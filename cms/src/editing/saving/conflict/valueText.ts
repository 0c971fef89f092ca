import { formatDateTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'

/** Functions for showing values to users. */
export type ValueWords = {
  say: (text: BackOfficeText) => string
  /** The title of a document that a field refers to. */
  titleOf: (collection: string, id: number) => string
  optionLabel: (value: string) => string
}

/** The properties of a field that decide how its value is shown. */
export type ValueField = { type: string; relationTo?: string | readonly string[] | undefined }

const texts = backOfficeTexts.conflict

/** Returns the value of a field as text, in full, for comparing both sides of a conflict. */
export function valueText(field: ValueField, value: unknown, words: ValueWords): string {
  const text = tell(field, value, words).trim()
  return text === '' ? words.say(texts.empty) : text
}

function tell(field: ValueField, value: unknown, words: ValueWords): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return words.say(value ? texts.yes : texts.no)
  if (field.type === 'date' && typeof value === 'string') return formatDateTime(value)
  if ((field.type === 'select' || field.type === 'radio') && typeof value === 'string')
    return words.optionLabel(value)
  if (field.type === 'relationship' || field.type === 'upload')
    return references(field, value)
      .map(({ collection, id }) => words.titleOf(collection, id))
      .join(', ')
  if (field.type === 'richText') return richText(value)
  return plain(value)
}

/** Returns the documents that a relationship value refers to. */
export function references(
  { type, relationTo }: ValueField,
  value: unknown,
): { collection: string; id: number }[] {
  if (type !== 'relationship' && type !== 'upload') return []
  if (Array.isArray(value)) return value.flatMap((one) => references({ type, relationTo }, one))
  if (typeof relationTo === 'string') {
    const id = idOf(value)
    return id === null ? [] : [{ collection: relationTo, id }]
  }
  if (typeof value !== 'object' || value === null || !('relationTo' in value)) return []
  const id = 'value' in value ? idOf(value.value) : null
  return id === null ? [] : [{ collection: String(value.relationTo), id }]
}

function idOf(value: unknown): number | null {
  if (typeof value === 'number') return value
  if (typeof value === 'object' && value !== null && 'id' in value) return idOf(value.id)
  return null
}

/** Returns the text of a body, a line per block. */
function richText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  if ('root' in value) return richText(value.root)
  if ('text' in value && typeof value.text === 'string') return value.text
  const fields = 'fields' in value ? plain(value.fields) : ''
  const children = 'children' in value && Array.isArray(value.children) ? value.children : []
  const isOfBlocks = children.some((child) => 'children' in Object(child))
  return [fields, children.map(richText).join(isOfBlocks ? '\n' : '')].filter(Boolean).join(' ')
}

/** Returns every text and number in a value, one after the other. */
function plain(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  const parts = Array.isArray(value)
    ? value.map(plain)
    : Object.entries(value)
        .filter(([key]) => !['id', 'blockType', 'blockName'].includes(key))
        .map(([, part]) => plain(part))
  return parts.filter(Boolean).join(Array.isArray(value) ? '\n' : ' · ')
}
