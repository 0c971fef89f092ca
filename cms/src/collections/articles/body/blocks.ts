import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Block } from 'payload'
import { array, number } from 'payload/shared'
import { whenPublished } from '../../../editing/drafts.ts'
import { label } from '../../../admin/i18n/labels.ts'
import { matchingText, type Validation } from '../../../lib/validation/texts.ts'
import { inLanguageOf } from '../../../lib/i18n/language.ts'

/** A video in the body. Only its id is stored; the player is loaded when a reader requests it. */
export const youtubeBlock: Block = {
  slug: 'youtube',
  labels: { singular: label('Video', 'Видео'), plural: label('Videos', 'Видеа') },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'videoId',
      type: 'text',
      label: label('Address of the YouTube video', 'Адрес на видеото в YouTube'),
      required: true,
      admin: {
        description: label(
          'As the browser or YouTube gives it. Only the id of the video is stored.',
          'Както го дава браузърът или YouTube. Пази се само идентификаторът на видеото.',
        ),
      },
      validate: whenPublished(matchingText(/^[\w-]{11}$/, backOfficeTexts.body.wrongVideoId)),
    },
  ],
}

/** Table options with their defaults and bounds. */
export const tableBounds = {
  rows: { min: 1, max: 10, default: 3 },
  columns: { min: 1, max: 10, default: 3 },
  borderWidth: { min: 0, max: 5, default: 1 },
  cellPadding: { min: 0, max: 20, default: 8 },
  cellSpacing: { min: 0, max: 10, default: 0 },
  borderRadius: { min: 0, max: 16, default: 0 },
  widthPercent: { min: 10, max: 100 },
} as const

/** Our own table: rows of cells, and how it looks. */
export const tableBlock: Block = {
  slug: 'table',
  interfaceName: 'TableBlock',
  labels: { singular: label('Table', 'Таблица'), plural: label('Tables', 'Таблици') },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'rows',
      type: 'array',
      label: label('Rows', 'Редове'),
      labels: { singular: label('Row', 'Ред'), plural: label('Rows', 'Редове') },
      admin: {
        components: { RowLabel: '/collections/articles/body/TableRowLabel.tsx#TableRowLabel' },
      },
      defaultValue: emptyRows(),
      minRows: tableBounds.rows.min,
      maxRows: tableBounds.rows.max,
      validate: whenPublished(array, draftRows),
      fields: [
        {
          name: 'cells',
          type: 'array',
          label: label('Cells', 'Клетки'),
          labels: { singular: label('Cell', 'Клетка'), plural: label('Cells', 'Клетки') },
          admin: { className: 'table-cells' },
          minRows: tableBounds.columns.min,
          maxRows: tableBounds.columns.max,
          validate: whenPublished(array, draftRows),
          fields: [{ name: 'text', type: 'text', label: label('Text', 'Текст') }],
        },
      ],
    },
    {
      name: 'headerRow',
      type: 'checkbox',
      label: label('Header row', 'Заглавен ред'),
      defaultValue: true,
    },
    {
      type: 'row',
      fields: [
        bounded('borderWidth', label('Border (px)', 'Рамка (px)')),
        bounded('cellPadding', label('Cell padding (px)', 'Отстояние в клетката (px)')),
        bounded('cellSpacing', label('Cell spacing (px)', 'Разстояние между клетките (px)')),
        bounded('borderRadius', label('Corner radius (px)', 'Заобляне (px)')),
      ],
    },
    {
      type: 'row',
      fields: [
        colour('borderColor', label('Border colour', 'Цвят на рамката'), '#e5e7eb'),
        colour('backgroundColor', label('Background', 'Фон'), '#ffffff'),
        {
          name: 'alignment',
          type: 'select',
          label: label('Alignment', 'Подравняване'),
          defaultValue: 'left',
          options: [
            { value: 'left', label: label('Left', 'Вляво') },
            { value: 'center', label: label('Centre', 'В средата') },
            { value: 'right', label: label('Right', 'Вдясно') },
          ],
        },
        {
          name: 'widthPercent',
          type: 'number',
          label: label('Width (%, empty = full)', 'Ширина (%, празно = цялата)'),
          min: tableBounds.widthPercent.min,
          max: tableBounds.widthPercent.max,
          validate: whenPublished(number, draftNumber),
        },
      ],
    },
  ],
}

function emptyRows() {
  const { rows, columns } = tableBounds
  const cells = Array.from({ length: columns.default }, () => ({ text: '' }))
  return Array.from({ length: rows.default }, () => ({ cells }))
}

/** Most rows or cells of a draft's table; the rules of a published one are stricter. */
const maxDraftRows = 100

function draftRows(value: unknown, { req }: Validation): true | string {
  const fits = !Array.isArray(value) || value.length <= maxDraftRows
  return fits || inLanguageOf(req, backOfficeTexts.body.foreignNode('table'))
}

function draftNumber(value: unknown, { req }: Validation): true | string {
  const fits = value === undefined || value === null || Number.isFinite(value)
  return fits || inLanguageOf(req, backOfficeTexts.body.foreignNode('table'))
}

type BoundedOption = 'borderWidth' | 'cellPadding' | 'cellSpacing' | 'borderRadius'

function bounded(name: BoundedOption, fieldLabel: Record<string, string>) {
  const { min, max, default: defaultValue } = tableBounds[name]
  const validate = whenPublished(number, draftNumber)
  return { name, type: 'number' as const, label: fieldLabel, min, max, defaultValue, validate }
}

function colour(name: string, fieldLabel: Record<string, string>, defaultValue: string) {
  return {
    name,
    type: 'text' as const,
    label: fieldLabel,
    defaultValue,
    validate: whenPublished(matchingText(/^$|^#[\da-f]{6}$/i, backOfficeTexts.body.wrongColour)),
  }
}
