import type { Part } from '../../part.ts'
import { auditLog } from './auditLog.ts'

/** Acts that have to be known later. */
export const part = {
  collections: [auditLog],
  menu: { settings: [{ collection: 'audit-log' }] },
} satisfies Part
