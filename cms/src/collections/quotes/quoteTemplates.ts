import {
  colourPattern,
  defaultQuoteTemplate,
  quoteAlignments,
  quoteFonts,
  quoteImageBounds,
} from '@kariera/shared/contracts/quoteImage'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionConfig, Field } from 'payload'
import { normalised } from '../../lib/validation/normalise.ts'
import { matchingText, requiredText, wholeNumber } from '../../lib/validation/texts.ts'
import { label } from '../../admin/i18n/labels.ts'
import { rowActionsField } from '../../editing/rows/rowActionsField.ts'
import { saveReportField } from '../../editing/saving/saveReportField.ts'
import { oneOf } from '../services/validation.ts'
import { editors, signedIn } from '../../lib/access/roles.ts'
import { refuseAnonymous } from '../../lib/access/refuseAnonymous.ts'
import { editorsTrash } from '../../editing/trash/access.ts'
import { usesPanel } from '../../editing/uses/usesPanel.ts'
import { keepOneDefault, withinTemplate } from './templateRules.ts'

const texts = backOfficeTexts.quoteTemplate
const usual = defaultQuoteTemplate

/** Designs for pictures of quotes (A-QUO-3). Readers see the pictures, never a template. */
export const quoteTemplates: CollectionConfig = {
  slug: 'quote-templates',
  labels: {
    singular: label('Quote template', 'Шаблон за цитати'),
    plural: label('Quote templates', 'Шаблони за цитати'),
  },
  admin: {
    useAsTitle: 'name',
    group: label('Management', 'Управление'),
    defaultColumns: ['name', 'isDefault', 'maxWidth', 'maxHeight', 'fontSize', 'actions'],
    components: {
      beforeListTable: [
        { path: '/admin/lists/ListNotes.tsx#ListNotes', clientProps: { empty: texts.none } },
      ],
    },
  },
  defaultSort: ['-isDefault', 'name'],
  trash: true,
  access: { read: signedIn, create: editors, update: editors, delete: editorsTrash },
  hooks: {
    beforeOperation: [refuseAnonymous('create', 'read', 'update', 'delete')],
    beforeChange: [keepOneDefault],
  },
  fields: [
    saveReportField({
      path: '/quote-templates',
      notAdded: texts.notSaved,
      notUpdated: texts.notSaved,
    }),
    {
      name: 'name',
      type: 'text',
      label: label('Name', 'Име'),
      required: true,
      validate: requiredText(texts.nameRequired),
      hooks: { beforeValidate: [normalised] },
    },
    {
      name: 'isDefault',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      label: label('The default', 'По подразбиране'),
      hooks: { beforeDuplicate: [() => false] },
      admin: {
        description: label(
          'New pictures begin with it. There is always exactly one.',
          'С него започват новите изображения. Винаги има точно един такъв.',
        ),
      },
    },
    {
      type: 'row',
      fields: [
        size('maxWidth', label('Width (px)', 'Ширина (px)'), quoteImageBounds.width),
        size('maxHeight', label('Height (px)', 'Височина (px)'), quoteImageBounds.height),
      ],
    },
    {
      type: 'row',
      fields: [
        colour('backgroundColor', label('Background colour', 'Цвят на фона')),
        colour('fontColor', label('Text colour', 'Цвят на текста')),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'fontFamily',
          type: 'select',
          label: label('Font', 'Шрифт'),
          required: true,
          defaultValue: usual.fontFamily,
          validate: oneOf(quoteFonts),
          options: quoteFonts.map((value) => ({ value, label: value })),
          admin: { isClearable: false },
        },
        size(
          'fontSize',
          label('Font size (px)', 'Размер на шрифта (px)'),
          quoteImageBounds.fontSize,
        ),
        {
          name: 'textAlign',
          type: 'select',
          label: label('Alignment', 'Подравняване'),
          required: true,
          defaultValue: usual.textAlign,
          validate: oneOf(quoteAlignments),
          options: quoteAlignments.map((value) => ({ value, label: texts.alignments[value] })),
          admin: { isClearable: false },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        position('textX', label('Text, from the left (px)', 'Текст, отляво (px)'), 'maxWidth'),
        position('textY', label('Text, from the top (px)', 'Текст, отгоре (px)'), 'maxHeight'),
      ],
    },
    {
      name: 'preview',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: {
          Field: '/collections/quotes/components/template/TemplatePreview.tsx#TemplatePreview',
        },
      },
    },
    usesPanel,
    rowActionsField({
      nameField: 'name',
      toDelete: texts.toDelete,
      notDeleted: texts.notDeleted,
    }),
  ],
  versions: false,
}

type Label = ReturnType<typeof label>
type Bounds = { min: number; max: number }

function size(name: 'maxWidth' | 'maxHeight' | 'fontSize', text: Label, bounds: Bounds): Field {
  return {
    name,
    type: 'number',
    label: text,
    required: true,
    defaultValue: usual[name],
    ...bounds,
    validate: wholeNumber(bounds),
    admin: { step: 1 },
  }
}

function position(name: 'textX' | 'textY', text: Label, within: 'maxWidth' | 'maxHeight'): Field {
  return {
    name,
    type: 'number',
    label: text,
    required: true,
    defaultValue: usual[name],
    min: 0,
    validate: withinTemplate(within),
    admin: { step: 1 },
  }
}

function colour(name: 'backgroundColor' | 'fontColor', text: Label): Field {
  return {
    name,
    type: 'text',
    label: text,
    required: true,
    defaultValue: usual[name],
    validate: matchingText(colourPattern, texts.wrongColour),
    hooks: { beforeValidate: [lowerCased] },
    admin: {
      components: { Field: '/collections/quotes/components/template/ColourField.tsx#ColourField' },
    },
  }
}

function lowerCased({ value }: { value?: unknown }): unknown {
  return typeof value === 'string' ? value.trim().toLowerCase() : value
}
