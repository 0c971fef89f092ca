import type { CollectionConfig } from 'payload'
import { label } from '../brand/labels.ts'
import { nobody, signedIn } from '../users/access.ts'

/** The outbox, and with it the publishing log: what was announced, and when each site had it on disk. */
export const publishEvents: CollectionConfig = {
  slug: 'publish-events',
  labels: {
    singular: label('Publish event', 'Публикуване'),
    plural: label('Publishing log', 'Дневник на публикуванията'),
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['id', 'title', 'documentType', 'createdAt'],
    group: label('Settings', 'Настройки'),
  },
  defaultSort: '-id',
  access: { read: signedIn, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'title', type: 'text', label: label('Title', 'Заглавие') },
    {
      name: 'documentType',
      type: 'text',
      required: true,
      label: label('Kind of document', 'Вид документ'),
    },
    {
      name: 'documentId',
      type: 'number',
      required: true,
      index: true,
      label: label('Document', 'Документ'),
    },
    { name: 'was', type: 'json', label: label('Was in public', 'Беше публично') },
    { name: 'is', type: 'json', label: label('Is in public', 'Публично е') },
    {
      name: 'deliveries',
      type: 'array',
      label: label('Deliveries', 'Доставки'),
      fields: [
        { name: 'site', type: 'text', required: true, label: label('Site', 'Сайт') },
        { name: 'attempts', type: 'number', required: true, label: label('Attempts', 'Опити') },
        { name: 'nextAttemptAt', type: 'date', label: label('Next attempt', 'Следващ опит') },
        { name: 'leasedUntil', type: 'date', label: label('Leased until', 'Заета до') },
        {
          name: 'deliveredAt',
          type: 'date',
          index: true,
          label: label('Delivered', 'Доставена'),
        },
        { name: 'receipt', type: 'json', label: label('Pages', 'Страници') },
        { name: 'error', type: 'text', label: label('Last error', 'Последна грешка') },
      ],
    },
  ],
  versions: false,
}
