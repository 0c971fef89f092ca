import { starOf } from '@kariera/shared/rules/liveAndPromoted'
import { now } from '@kariera/shared/clock'
import type { Article } from '@kariera/shared/payload-types'
import type { Field, FieldHook } from 'payload'
import { label } from '#admin/i18n/labels.ts'
import { editorsField, nobody } from '#lib/access/roles.ts'
import { momentOf, storableDate, validPromotionEnd, validPublicationDate } from '../validation.ts'
import { whenPublished } from '#editing/drafts.ts'
import { normalised } from '#lib/validation/normalise.ts'
import { shortText } from '#lib/validation/texts.ts'
import { canonicalDate } from '#lib/validation/canonicalDate.ts'

const wasPaid: FieldHook<Article, boolean, Article> = ({ siblingData }) =>
  starOf(siblingData, now()) !== 'none'

/** Without a promotion its dates are not validated: an invalid date is stored as null. */
const dateOrNothing: FieldHook<Article, unknown, Article> = ({ value, siblingData }) =>
  siblingData.paid || isDate(value) ? value : null

function isDate(value: unknown): boolean {
  if (value === undefined || value instanceof Date) return true
  const year = new Date(momentOf(value)).getUTCFullYear()
  return year >= 1990 && year < 2100
}

/** Who may promote an article, also one of their own: authors write it (docs/decisions/0065). */
const access = { create: editorsField, update: editorsField }

/** Fields of the promotion: whether the article is paid for, and when it is promoted. */
export const promotionFields: Field[] = [
  {
    name: 'paid',
    type: 'checkbox',
    access,
    // Home queries the few paid articles.
    index: true,
    label: label('Paid', 'Платена публикация'),
    defaultValue: false,
  },
  {
    name: 'promotionPeriods',
    type: 'ui',
    admin: {
      disableListColumn: true,
      disableBulkEdit: true,
      components: {
        Field: '/collections/articles/components/promotion/PromotionPeriods.tsx#PromotionPeriods',
      },
    },
  },
  {
    type: 'row',
    fields: [
      promotionDate('paidStartDate', label('Paid from', 'Платена от')),
      promotionDate('paidEndDate', label('Paid until', 'Платена до')),
    ],
  },
  {
    name: 'sponsor',
    type: 'text',
    access,
    label: label('Sponsor', 'Възложител'),
    validate: whenPublished(shortText),
    hooks: { beforeValidate: [normalised] },
    admin: {
      components: {
        Field: '/collections/articles/components/promotion/SponsorField.tsx#SponsorField',
      },
      description: label(
        "Readers are told of it beside 'Платено съдържание' for as long as the promotion runs.",
        'Читателите го виждат до „Платено съдържание“, докато тече промоцията.',
      ),
    },
  },
  {
    name: 'firstPromotedAt',
    type: 'date',
    label: label('First promoted', 'Първа промоция'),
    access: { create: nobody, update: nobody },
    hooks: { beforeDuplicate: [() => null] },
    admin: { readOnly: true, condition: (data) => Boolean(data.firstPromotedAt) },
  },
  {
    name: 'wasPaid',
    type: 'checkbox',
    virtual: true,
    admin: { hidden: true },
    hooks: { afterRead: [wasPaid] },
  },
]

function promotionDate(
  name: 'paidStartDate' | 'paidEndDate',
  fieldLabel: Record<string, string>,
): Field {
  const rule: typeof validPromotionEnd =
    name === 'paidEndDate' ? validPromotionEnd : validPublicationDate
  return {
    name,
    type: 'date',
    access,
    // The clock queries the next one.
    index: true,
    label: fieldLabel,
    hooks: { beforeValidate: [canonicalDate, dateOrNothing] },
    validate: whenPublished<unknown, Parameters<typeof rule>[1]>(rule, storableDate),
    admin: {
      // Hidden by the component instead of a condition: Payload evaluates conditions on the server and does not
      // validate a field hidden by one.
      components: {
        Field: '/collections/articles/components/promotion/PromotionDate.tsx#PromotionDate',
      },
    },
  }
}
