import { formFieldTypes, maxFormFields, maxOptions } from '@kariera/shared/contracts/serviceForms'
import { textLength } from '@kariera/shared/rules/textLengths'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { ArrayField } from 'payload'
import { normalised } from '#lib/validation/normalise.ts'
import { requiredText, shortText } from '#lib/validation/texts.ts'
import { label } from '#admin/i18n/labels.ts'
import { isChoice } from '../form/choice.ts'
import { rowsWithUniqueIds } from '../form/formRows.ts'
import { clearedForText, clearedForChoice, tidiedOptions, validOptions } from '../form/options.ts'
import { oneOf } from '../validation.ts'

const texts = backOfficeTexts.service

/** The request form of a service: its fields, in their order. */
export const formField: ArrayField = {
  name: 'form',
  type: 'array',
  label: texts.formBuilder,
  labels: { singular: label('Field', 'Поле'), plural: label('Fields', 'Полета') },
  maxRows: maxFormFields,
  hooks: { beforeValidate: [rowsWithUniqueIds] },
  admin: {
    initCollapsed: true,
    components: {
      Field: '/collections/services/form/FormBuilder.tsx#FormBuilder',
      RowLabel: '/collections/services/form/FieldRowLabel.tsx#FieldRowLabel',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'type',
          type: 'select',
          label: label('Type', 'Вид'),
          required: true,
          defaultValue: formFieldTypes[0],
          validate: oneOf(formFieldTypes),
          admin: {
            isClearable: false,
            width: '40%',
            components: { Field: '/collections/services/form/TypeField.tsx#TypeField' },
          },
          options: formFieldTypes.map((value) => ({ value, label: texts.fieldTypes[value] })),
        },
        {
          name: 'label',
          type: 'text',
          label: label('Label', 'Етикет'),
          required: true,
          maxLength: textLength,
          validate: requiredText(texts.incomplete),
          hooks: { beforeValidate: [normalised] },
          admin: { width: '60%' },
        },
      ],
    },
    {
      name: 'placeholder',
      type: 'text',
      label: label('Placeholder', 'Подсказка в полето'),
      maxLength: textLength,
      validate: shortText,
      hooks: { beforeValidate: [normalised], beforeChange: [clearedForChoice] },
      admin: { condition: (_data, field: object) => !isChoice(field) },
    },
    {
      name: 'options',
      type: 'text',
      hasMany: true,
      maxRows: maxOptions,
      maxLength: textLength,
      label: label('Options', 'Възможности'),
      validate: validOptions,
      hooks: { beforeValidate: [tidiedOptions], beforeChange: [clearedForText] },
      admin: {
        condition: (_data, field: object) => isChoice(field),
        description: label(
          'Press Enter after each option. A single checkbox needs no options.',
          'Натиснете Enter след всяка. За едно квадратче не са нужни.',
        ),
      },
    },
    {
      name: 'required',
      type: 'checkbox',
      defaultValue: false,
      label: label('Required', 'Задължително'),
    },
  ],
}
