import type { CollectionConfig } from 'payload'
import { label } from '../brand/labels.ts'
import { nobody, signedIn } from '../users/access.ts'

const toTheSecond = {
  date: { pickerAppearance: 'dayAndTime' as const, displayFormat: 'dd/MM/yyyy HH:mm:ss' },
}
const asText = { components: { Field: '/publishing/log/JsonText.tsx#JsonText' } }

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
      admin: {
        components: {
          Cell: '/publishing/log/DocumentKind.tsx#DocumentKindCell',
          Field: '/publishing/log/DocumentKind.tsx#DocumentKindField',
        },
      },
    },
    {
      name: 'documentId',
      type: 'number',
      required: true,
      index: true,
      label: label('Document', 'Документ'),
    },
    {
      name: 'was',
      type: 'json',
      label: label('In public before', 'Публично преди'),
      admin: asText,
    },
    { name: 'is', type: 'json', label: label('In public after', 'Публично след'), admin: asText },
    {
      name: 'deliveries',
      type: 'array',
      label: label('Deliveries', 'Доставки'),
      labels: { singular: label('Delivery', 'Доставка'), plural: label('Deliveries', 'Доставки') },
      admin: { components: { RowLabel: '/publishing/log/DeliveryLabel.tsx#DeliveryLabel' } },
      fields: [
        { name: 'site', type: 'text', required: true, label: label('Site', 'Сайт') },
        { name: 'attempts', type: 'number', required: true, label: label('Attempts', 'Опити') },
        {
          name: 'nextAttemptAt',
          type: 'date',
          label: label('Next attempt', 'Следващ опит'),
          admin: toTheSecond,
        },
        {
          name: 'leasedUntil',
          type: 'date',
          label: label('Being delivered until', 'Доставя се до'),
          admin: toTheSecond,
        },
        {
          name: 'deliveredAt',
          type: 'date',
          index: true,
          label: label('Delivered', 'Доставена'),
          admin: toTheSecond,
        },
        { name: 'receipt', type: 'json', label: label('Pages', 'Страници'), admin: asText },
        { name: 'error', type: 'text', label: label('Last error', 'Последна грешка') },
      ],
    },
  ],
  versions: false,
}
