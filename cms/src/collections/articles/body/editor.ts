import { matchingText } from '../../../lib/validation/texts.ts'
import { whenPublished } from '../../../editing/drafts.ts'
import { label } from '../../../admin/i18n/labels.ts'
import type { Field } from 'payload'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import {
  AlignFeature,
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
  type FeatureProviderServer,
} from '@payloadcms/richtext-lexical'
import { PasteFeature } from './paste/pasteFeature.ts'
import { tableBlock, youtubeBlock } from './blocks.ts'

/** The whole vocabulary of a body. It is fixed, so that every text ever written can be shown. */
export const bodyEditor = lexicalEditor({
  admin: { hideGutter: true, placeholder: label('Begin the text …', 'Започнете текста …') },
  features: [
    worded(ParagraphFeature(), {
      en: { label: 'Paragraph', label2: 'Normal Text' },
      bg: { label: 'Абзац', label2: 'Обикновен текст' },
    }),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    AlignFeature(),
    worded(UnorderedListFeature(), {
      en: { label: 'Bullet List' },
      bg: { label: 'Списък с точки' },
    }),
    worded(OrderedListFeature(), {
      en: { label: 'Numbered List' },
      bg: { label: 'Номериран списък' },
    }),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({ enabledCollections: [], fields: () => linkFields }),
    worded(UploadFeature({ enabledCollections: ['media'] }), {
      en: { label: 'Picture' },
      bg: { label: 'Снимка' },
    }),
    PasteFeature(),
    BlocksFeature({ blocks: [youtubeBlock, tableBlock] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})

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
    validate: whenPublished(matchingText(/^https?:\/\/\S+$/i, backOfficeTexts.body.wrongAddress)),
  },
]

type Words = Record<'en' | 'bg', Record<string, string>>

/** Returns an editor feature with our own names. (Payload prefers a feature's texts to those of the config.) */
function worded<Given, Kept, Client>(
  provider: FeatureProviderServer<Given, Kept, Client>,
  i18n: Words,
): FeatureProviderServer<Given, Kept, Client> {
  const { feature } = provider
  return {
    ...provider,
    feature: async (args) => ({
      ...(typeof feature === 'function' ? await feature(args) : feature),
      i18n,
    }),
  }
}
