import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Field } from 'payload'
import { label } from '../../../admin/i18n/labels.ts'
import { matchingText } from '../../../lib/validation/texts.ts'

/** Fields of a link: its text and its address. Payload also writes the kind of link into each. */
export const linkFields: Field[] = [
  { name: 'text', type: 'text', label: label('Text', 'Текст'), required: true },
  {
    name: 'linkType',
    type: 'radio',
    options: ['custom'],
    defaultValue: 'custom',
    required: true,
    admin: { hidden: true },
  },
  {
    name: 'url',
    type: 'text',
    label: label('Address', 'Адрес'),
    required: true,
    validate: matchingText(/^https?:\/\/\S+$/i, backOfficeTexts.body.wrongAddress),
  },
]
