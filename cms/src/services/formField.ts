import { choiceTypes, formFieldTypes } from '@kariera/shared/contracts/services'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { ArrayField } from 'payload'
import { normalised } from '../articles/normalise.ts'
import { requiredText } from '../articles/validation.ts'
import { label } from '../brand/labels.ts'

const texts = backOfficeTexts.service

/** The request form of a service: its fields, in their order (back-office.md, section 9). */
export const formField: ArrayField = {
  name: 'form',
  type: 'array',
  label: texts.formBuilder,
  labels: { singular: label('Field', 'Поле'), plural: label('Fields', 'Полета') },
  maxRows: 50,
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
          options: formFieldTypes.map((value) => ({ value, label: texts.fieldTypes[value] })),
        },
        {
          name: 'label',
          type: 'text',
          label: label('Label', 'Етикет'),
          required: true,
          maxLength: 300,
          validate: requiredText(texts.incomplete),
          hooks: { beforeValidate: [normalised] },
        },
      ],
    },
    {
      name: 'placeholder',
      type: 'text',
      label: label('Placeholder', 'Подсказка в полето'),
      maxLength: 300,
      hooks: { beforeValidate: [normalised] },
    },
    {
      name: 'options',
      type: 'text',
      hasMany: true,
      maxRows: 50,
      maxLength: 300,
      label: label('Options', 'Възможности'),
      admin: {
        condition: (_data, { type }: { type?: string }) =>
          choiceTypes.some((choice) => choice === type),
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
