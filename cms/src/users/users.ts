import type { CollectionConfig } from 'payload'
import { label } from '../brand/labels.ts'
import { settings } from '../settings.ts'
import { administrators, administratorsOnlyField, administratorsOrSelf } from './access.ts'

/** Who works in the newsroom. The first administrator is made at the first start (users/firstAdministrator.ts). */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: label('User', 'Потребител'), plural: label('Users', 'Потребители') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    group: label('Settings', 'Настройки'),
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    cookies: { secure: settings.adminUrl.startsWith('https:'), sameSite: 'Lax' },
  },
  access: {
    read: administratorsOrSelf,
    create: administrators,
    update: administratorsOrSelf,
    delete: administrators,
    unlock: administrators,
  },
  fields: [
    { name: 'name', type: 'text', label: label('Name', 'Име'), required: true },
    {
      name: 'role',
      type: 'select',
      label: label('Role', 'Роля'),
      required: true,
      defaultValue: 'author',
      saveToJWT: true,
      access: { create: administratorsOnlyField, update: administratorsOnlyField },
      options: [
        { value: 'administrator', label: label('Administrator', 'Администратор') },
        { value: 'editor', label: label('Editor', 'Редактор') },
        { value: 'author', label: label('Author', 'Автор') },
      ],
    },
  ],
  versions: false,
}
