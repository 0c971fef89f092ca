import type { CollectionConfig } from 'payload'
import { label } from '../../admin/i18n/labels.ts'
import { nobody, signedIn } from '../../lib/access/roles.ts'

/**
 * Former addresses (R-ART-10). Each points to a document and never to a path, so that it stays valid however often the
 * document moves. The system writes them (collections/redirects/formerAddresses.ts).
 */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  custom: { isWrittenBySystem: true },
  labels: {
    singular: label('Former address', 'Предишен адрес'),
    plural: label('Former addresses', 'Предишни адреси'),
  },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'createdAt'],
    group: label('Settings', 'Настройки'),
  },
  defaultSort: '-createdAt',
  access: { read: signedIn, create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: 'from',
      type: 'text',
      label: label('Address', 'Адрес'),
      required: true,
      unique: true,
      index: true,
    },
    {
      name: 'to',
      type: 'relationship',
      relationTo: ['articles', 'categories', 'quotes', 'services', 'employers', 'pages'],
      label: label('Leads to', 'Води към'),
      admin: { components: { Cell: '/collections/redirects/LeadsToCell.tsx#LeadsToCell' } },
      required: true,
    },
  ],
  versions: false,
}
