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
} from '@payloadcms/richtext-lexical'
import { tableBlock, youtubeBlock } from './blocks.ts'
import { linkFields } from './linkFields.ts'
import { worded } from './worded.ts'

/** The whole vocabulary of a body. It is fixed, so that every text ever written can be shown. */
export const bodyEditor = lexicalEditor({
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
    BlocksFeature({ blocks: [youtubeBlock, tableBlock] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})
