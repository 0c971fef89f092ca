import type { TextField } from 'payload'
import { label } from '../../admin/i18n/labels.ts'
import { nobody, signedInField } from '../../lib/access/roles.ts'

/** The name under which a file was uploaded (hooks/originalName.ts); its address has a random one. */
export const originalNameField: TextField = {
  name: 'originalName',
  type: 'text',
  label: label('Name of the file', 'Име на файла'),
  access: { read: signedInField, create: nobody, update: nobody },
  admin: { readOnly: true, position: 'sidebar' },
}
