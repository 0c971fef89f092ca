import type { DateField } from 'payload'

/** Dates are picked in steps of 15 minutes (back-office.md, section 9). */
export const quarterHours = {
  pickerAppearance: 'dayAndTime',
  timeFormat: 'HH:mm',
  timeIntervals: 15,
  displayFormat: 'dd/MM/yyyy HH:mm',
} satisfies NonNullable<DateField['admin']>['date']
