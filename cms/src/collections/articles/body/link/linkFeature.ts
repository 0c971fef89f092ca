import { LinkFeature as PayloadLinkFeature } from '@payloadcms/richtext-lexical'
import type { Field } from 'payload'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { label } from '#admin/i18n/labels.ts'
import { whenPublished } from '#editing/drafts.ts'
import { textLink } from '#lib/validation/texts.ts'

/** Payload's links, made and changed in a small box at the words in place of a drawer (LinkBox.tsx). */
export function LinkFeature(): ReturnType<typeof PayloadLinkFeature> {
  const provider = PayloadLinkFeature({ enabledCollections: [], fields: () => linkFields })
  const { feature } = provider
  return {
    ...provider,
    feature: async (args) => ({
      ...(typeof feature === 'function' ? await feature(args) : feature),
      ClientFeature: '/collections/articles/body/link/LinkClientFeature.tsx#LinkClientFeature',
    }),
  }
}

/** Fields of a link: its text and its address. Payload also writes the kind of link into each. */
const linkFields: Field[] = [
  { name: 'text', type: 'text', label: label('Text', 'Текст'), required: true },
  {
    name: 'linkType',
    type: 'radio',
    options: ['custom'],
    defaultValue: 'custom',
    required: true,
    admin: { hidden: true },
  },
  {
    name: 'url',
    type: 'text',
    label: label('Address', 'Адрес'),
    required: true,
    validate: whenPublished(textLink(backOfficeTexts.body.wrongAddress)),
  },
]
