import { LiveState as LiveState_bc0e512bc8b07515799ab3da9463e4e7 } from '../../../articles/live/LiveState.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableRowLabel as TableRowLabel_003bbd3acaee8d67ff23fd3d950b27d3 } from '../../../articles/body/TableRowLabel.tsx'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { EventStateCell as EventStateCell_724a0de17ec5c5657160a2c2c3b33cab } from '../../../publishing/log/EventState.tsx'
import { EventStateField as EventStateField_724a0de17ec5c5657160a2c2c3b33cab } from '../../../publishing/log/EventState.tsx'
import { DocumentKindCell as DocumentKindCell_abb49a8b116b00e1047f349e77150502 } from '../../../publishing/log/DocumentKind.tsx'
import { DocumentKindField as DocumentKindField_abb49a8b116b00e1047f349e77150502 } from '../../../publishing/log/DocumentKind.tsx'
import { Facts as Facts_73a1d0c640560ad629a2e8dc283c2c9c } from '../../../publishing/log/Facts.tsx'
import { DeliveriesField as DeliveriesField_b7730976cced3b23b17f236a33f51738 } from '../../../publishing/log/Deliveries.tsx'
import { Icon as Icon_1bdc8bb31911c8acb62adb13964b633b } from '../../../brand/Icon.tsx'
import { Logo as Logo_c475ab9cb3846d58e5132dde96a07ed4 } from '../../../brand/Logo.tsx'
import { LoginView as LoginView_a7319f5358e36ad6003779216589d99d } from '../../../users/login/LoginView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/articles/live/LiveState.tsx#LiveState": LiveState_bc0e512bc8b07515799ab3da9463e4e7,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/articles/body/TableRowLabel.tsx#TableRowLabel": TableRowLabel_003bbd3acaee8d67ff23fd3d950b27d3,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/publishing/log/EventState.tsx#EventStateCell": EventStateCell_724a0de17ec5c5657160a2c2c3b33cab,
  "/publishing/log/EventState.tsx#EventStateField": EventStateField_724a0de17ec5c5657160a2c2c3b33cab,
  "/publishing/log/DocumentKind.tsx#DocumentKindCell": DocumentKindCell_abb49a8b116b00e1047f349e77150502,
  "/publishing/log/DocumentKind.tsx#DocumentKindField": DocumentKindField_abb49a8b116b00e1047f349e77150502,
  "/publishing/log/Facts.tsx#Facts": Facts_73a1d0c640560ad629a2e8dc283c2c9c,
  "/publishing/log/Deliveries.tsx#DeliveriesField": DeliveriesField_b7730976cced3b23b17f236a33f51738,
  "/brand/Icon.tsx#Icon": Icon_1bdc8bb31911c8acb62adb13964b633b,
  "/brand/Logo.tsx#Logo": Logo_c475ab9cb3846d58e5132dde96a07ed4,
  "/users/login/LoginView.tsx#LoginView": LoginView_a7319f5358e36ad6003779216589d99d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
