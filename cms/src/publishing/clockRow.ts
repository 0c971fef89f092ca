import type { GlobalConfig } from 'payload'
import { label } from '../admin/i18n/labels.ts'
import { nobody } from '../collections/users/access.ts'

/** Up to which moment the clock has announced what time brings (publishing/scheduler.ts). One row, and nobody's to edit. */
export const publishingClock: GlobalConfig = {
  slug: 'publishing-clock',
  label: label('Clock', 'Часовник'),
  admin: { hidden: true },
  access: { read: nobody, update: nobody },
  fields: [{ name: 'lastTick', type: 'date' }],
  versions: false,
}
