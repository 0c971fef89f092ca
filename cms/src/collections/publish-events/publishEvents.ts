import type { CollectionConfig } from 'payload'
import { label } from '../../admin/i18n/labels.ts'
import { nobody, signedIn } from '../../lib/access/roles.ts'
import { titleOfEverything } from './log/titleOfEverything.ts'
import { redeliverEndpoint } from './redeliverEndpoint.ts'

/** Fields with the document's former and new state; an event about all pages has none. */
const facts = {
  condition: ({ documentType }: { documentType?: unknown }) => documentType !== 'everything',
  components: { Field: '/collections/publish-events/log/Facts.tsx#Facts' },
}

/** The outbox, which is also the publishing log: what was announced, and when each site had it on disk. */
export const publishEvents: CollectionConfig = {
  slug: 'publish-events',
  custom: { isWrittenBySystem: true },
  labels: {
    singular: label('Publish event', 'Публикуване'),
    plural: label('Publishing log', 'Дневник на публикуванията'),
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'documentType', 'createdAt'],
    group: label('Settings', 'Настройки'),
  },
  defaultSort: '-createdAt',
  access: { read: signedIn, create: nobody, update: nobody, delete: nobody },
  endpoints: [redeliverEndpoint],
  fields: [
    {
      name: 'state',
      type: 'ui',
      label: label('State', 'Състояние'),
      admin: {
        components: {
          Cell: '/collections/publish-events/log/EventState.tsx#EventStateCell',
          Field: '/collections/publish-events/log/EventState.tsx#EventStateField',
        },
      },
    },
    {
      name: 'title',
      type: 'text',
      label: label('Title', 'Заглавие'),
      hooks: { afterRead: [titleOfEverything] },
      // Already shown above the form.
      admin: { condition: () => false },
    },
    {
      name: 'documentType',
      type: 'text',
      required: true,
      label: label('Kind of document', 'Вид документ'),
      admin: {
        components: {
          Cell: '/collections/publish-events/log/DocumentKind.tsx#DocumentKindCell',
          Field: '/collections/publish-events/log/DocumentKind.tsx#DocumentKindField',
        },
      },
    },
    {
      name: 'documentId',
      type: 'number',
      required: true,
      index: true,
      label: label('Document', 'Документ'),
      admin: { hidden: true },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'was',
          type: 'json',
          label: label('In public before', 'Публично преди'),
          admin: facts,
        },
        {
          name: 'is',
          type: 'json',
          label: label('In public after', 'Публично след'),
          admin: facts,
        },
      ],
    },
    {
      name: 'deliveries',
      type: 'array',
      label: label('Deliveries', 'Доставки'),
      labels: { singular: label('Delivery', 'Доставка'), plural: label('Deliveries', 'Доставки') },
      admin: {
        components: { Field: '/collections/publish-events/log/Deliveries.tsx#DeliveriesField' },
      },
      fields: [
        { name: 'site', type: 'text', required: true, label: label('Site', 'Сайт') },
        { name: 'attempts', type: 'number', required: true, label: label('Attempts', 'Опити') },
        { name: 'nextAttemptAt', type: 'date', label: label('Next attempt', 'Следващ опит') },
        {
          name: 'leasedUntil',
          type: 'date',
          label: label('Being delivered until', 'Доставя се до'),
        },
        { name: 'deliveredAt', type: 'date', index: true, label: label('Delivered', 'Доставена') },
        { name: 'receipt', type: 'json', label: label('Pages', 'Страници') },
        { name: 'error', type: 'text', label: label('Last error', 'Последна грешка') },
      ],
    },
  ],
  versions: false,
}
