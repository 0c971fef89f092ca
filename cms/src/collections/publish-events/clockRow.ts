import type { GlobalConfig } from 'payload'
import { label } from '../../admin/i18n/labels.ts'
import { nobody } from '../../lib/access/roles.ts'

/**
 * The moment up to which the clock has announced scheduled changes (publishing/scheduler.ts). One row, which nobody can
 * edit.
 */
export const publishingClock: GlobalConfig = {
  slug: 'publishing-clock',
  custom: { isWrittenBySystem: true },
  label: label('Clock', 'Часовник'),
  admin: { hidden: true },
  access: { read: nobody, update: nobody },
  fields: [{ name: 'lastTick', type: 'date' }],
  versions: false,
}
