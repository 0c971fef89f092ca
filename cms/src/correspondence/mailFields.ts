import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Field } from 'payload'
import { label } from '../brand/labels.ts'

const texts = backOfficeTexts.correspondence

/** Whether what a reader sent has gone out as mail. */
export const mailStates = ['sending', 'sent', 'unsent'] as const
export type MailState = (typeof mailStates)[number]

const hidden = { hidden: true }

/** Of whom it is and how its mail fares; the system writes all of it. */
export const mailFields: Field[] = [
  {
    name: 'mailState',
    type: 'select',
    label: label('Mail', 'Имейл'),
    required: true,
    index: true,
    options: mailStates.map((value) => ({ value, label: texts.states[value] })),
    admin: { position: 'sidebar' },
  },
  {
    name: 'sentAt',
    type: 'date',
    label: label('Sent', 'Изпратено'),
    admin: { position: 'sidebar' },
  },
  {
    name: 'mailError',
    type: 'text',
    label: label('Why it was not sent', 'Защо не е изпратено'),
    admin: { position: 'sidebar' },
  },
  // A keyed hash, never an address: of a signed-in user one for ever, of others one for each day.
  { name: 'identifier', type: 'text', required: true, index: true, admin: hidden },
  // The same for every try: a mail that went out twice is one.
  { name: 'messageId', type: 'text', required: true, admin: hidden },
  { name: 'attempts', type: 'number', required: true, defaultValue: 0, admin: hidden },
  { name: 'nextTryAt', type: 'date', admin: hidden },
  // Until then somebody is sending it.
  { name: 'leasedUntil', type: 'date', admin: hidden },
]
