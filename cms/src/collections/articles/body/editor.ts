import { label } from '#admin/i18n/labels.ts'
import {
  AlignFeature,
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
  type FeatureProviderServer,
} from '@payloadcms/richtext-lexical'
import { LinkFeature } from './link/linkFeature.ts'
import { ListsFeature } from './list/listsFeature.ts'
import { PasteFeature } from './paste/pasteFeature.ts'
import { PicturesFeature } from './pictures/picturesFeature.ts'
import { ToolbarFeature } from './toolbar/toolbarFeature.ts'
import { TypographyFeature } from './typography/typographyFeature.ts'
import { VideoFeature } from './video/videoFeature.ts'
import { TableFeature } from './table/tableFeature.ts'
import { youtubeBlock } from './blocks.ts'

/**
 * What the editor offers. It is fixed, so that every text ever written can be shown: vocabulary.ts has the nodes that a
 * body may have, formats.ts the formats of their words, bodyHtml.ts their HTML.
 */
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
    StrikethroughFeature(),
    SubscriptFeature(),
    SuperscriptFeature(),
    AlignFeature(),
    worded(UnorderedListFeature(), {
      en: { label: 'Bullet List' },
      bg: { label: 'Списък с точки' },
    }),
    worded(OrderedListFeature(), {
      en: { label: 'Numbered List' },
      bg: { label: 'Номериран списък' },
    }),
    ListsFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature(),
    PicturesFeature(),
    PasteFeature(),
    TypographyFeature(),
    VideoFeature(),
    TableFeature(),
    BlocksFeature({ blocks: [youtubeBlock] }),
    ToolbarFeature(),
  ],
})

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
