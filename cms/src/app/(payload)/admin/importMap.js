import { LiveState as LiveState_bc0e512bc8b07515799ab3da9463e4e7 } from '../../../articles/live/LiveState.tsx'
import { AccentMeter as AccentMeter_ac057a94c74a616959eedf042f95e3ce } from '../../../articles/accent/AccentMeter.tsx'
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
import { MomentCell as MomentCell_8e74430eeda005f7ec4bb3b41536766e } from '../../../dates/MomentCell.tsx'
import { PromotionDate as PromotionDate_9bc50cd8757cdf86f93bb3f3f5eb0b21 } from '../../../articles/promotion/PromotionDate.tsx'
import { DateField as DateField_800527306184f98af4e187231368130e } from '../../../dates/DateField.tsx'
import { Checklist as Checklist_ba734deed446bad1609c73f92f3d3057 } from '../../../articles/checklist/Checklist.tsx'
import { HashtagsField as HashtagsField_5b1a875fec235b5aee5a1577c26d53d4 } from '../../../articles/hashtags/HashtagsField.tsx'
import { MomentFilter as MomentFilter_bd6e1411caa20d26a087b179b5fb9665 } from '../../../dates/MomentFilter.tsx'
import { PreviewPanel as PreviewPanel_10d6ed183bd20aabfb1074eeb5b29f99 } from '../../../articles/preview/PreviewPanel.tsx'
import { ViewsPanel as ViewsPanel_6e202fa4c66707ca4029d2b4e4a36056 } from '../../../audience/ViewsPanel.tsx'
import { UsesPanel as UsesPanel_1fe70e5b000988602fd96469b0518c1c } from '../../../uses/UsesPanel.tsx'
import { SaveGuard as SaveGuard_b1ce5e91561f44e4c29b613ca9a4a6f9 } from '../../../saving/SaveGuard.tsx'
import { ArticleStatusCell as ArticleStatusCell_4c8812bc76988608a4db621852898258 } from '../../../articles/scheduling/ArticleStatusCell.tsx'
import { Autosave as Autosave_1750c5c3afd18307a8b6f36e3979226d } from '../../../articles/autosave/Autosave.tsx'
import { LeaveGuard as LeaveGuard_d60471e159bd2f37fbf69809ddfb2f86 } from '../../../articles/leaving/LeaveGuard.tsx'
import { ScheduledStatus as ScheduledStatus_416ebe13576c7b63c0f3f7a37da73fc5 } from '../../../articles/scheduling/ScheduledStatus.tsx'
import { DocumentMoments as DocumentMoments_53eb1ee4d12d1ca327e139c4eaef9423 } from '../../../dates/DocumentMoments.tsx'
import { PublishArticle as PublishArticle_462d4ae7833a7ea6b25770ba8baca78b } from '../../../articles/scheduling/PublishArticle.tsx'
import { EditView as EditView_e1980e21bb3c8fb894cf2eff75dd9395 } from '../../../locks/EditView.tsx'
import { RowActions as RowActions_7881ecf64a6dca59573797a542926b26 } from '../../../lists/RowActions.tsx'
import { ListNotes as ListNotes_df51d9024e389b4faa01445cd1df3368 } from '../../../lists/ListNotes.tsx'
import { CarouselView as CarouselView_a33e22c57d975bb826a36534ec69366a } from '../../../home/carousel/CarouselView.tsx'
import { PaidOrderView as PaidOrderView_8353d51a42ca4ff91dda064cbea7dc76 } from '../../../home/paid-order/PaidOrderView.tsx'
import { SaveReport as SaveReport_192c5ae4d623bb9de23b4cc9bc94aa0b } from '../../../saving/SaveReport.tsx'
import { ImageField as ImageField_80c2fa61716741724a2318158a2f13df } from '../../../quotes/generator/ImageField.tsx'
import { ImageStateCell as ImageStateCell_43b0b6facb3e3e33211d19960b44bfb0 } from '../../../quotes/generator/ImageStateCell.tsx'
import { ColourField as ColourField_60a731bd280898ef2dbc6fe64b5e62cb } from '../../../quotes/template/ColourField.tsx'
import { TemplatePreview as TemplatePreview_e79e43eaa2a42d00ce8d2f040b26c245 } from '../../../quotes/template/TemplatePreview.tsx'
import { DescriptionField as DescriptionField_a83ffa9994ffcd74664c294fef972653 } from '../../../services/DescriptionField.tsx'
import { TypeField as TypeField_f2885335f36faa0fec7ae9be53983001 } from '../../../services/form/TypeField.tsx'
import { FormBuilder as FormBuilder_0cc1a2f833bad0c51b4689caa1f8e7e7 } from '../../../services/form/FormBuilder.tsx'
import { FieldRowLabel as FieldRowLabel_df6e909e1234b066e28b526b6d970101 } from '../../../services/form/FieldRowLabel.tsx'
import { IconCell as IconCell_2d58f3c26323fdbc05d7e5d5f92e2feb } from '../../../services/icon/IconCell.tsx'
import { IconField as IconField_a46eaaa5a40cba4e5478c880a9247a76 } from '../../../services/icon/IconField.tsx'
import { SlugField as SlugField_5e5ffd97d03a882e1b5a2773613bd43b } from '../../../employers/SlugField.tsx'
import { LogoCell as LogoCell_86af4bf9faffe5f0f290db3ccf556f11 } from '../../../employers/EmployerCells.tsx'
import { VideoField as VideoField_f561f5b7a820acd3e3e58e9e35510bb6 } from '../../../employers/VideoField.tsx'
import { ArticlesCell as ArticlesCell_86af4bf9faffe5f0f290db3ccf556f11 } from '../../../employers/EmployerCells.tsx'
import { EmployerPage as EmployerPage_6fce0a5c48e41dd878a75e09327f886d } from '../../../employers/EmployerPage.tsx'
import { TitleCell as TitleCell_e338aa86228982f9d9de3f43ac27e286 } from '../../../sitePages/TitleCell.tsx'
import { SectionPage as SectionPage_2bba99d9da84ed4a5826deed45dee3fc } from '../../../sitePages/SectionPage.tsx'
import { LetterView as LetterView_4a2dffe2209cef9460385762ebf8d312 } from '../../../correspondence/LetterView.tsx'
import { Nothing as Nothing_4a2dffe2209cef9460385762ebf8d312 } from '../../../correspondence/LetterView.tsx'
import { MailReport as MailReport_61f141d2128e60a8e1572eda227e3957 } from '../../../correspondence/MailReport.tsx'
import { MailStateCell as MailStateCell_08b45bb47a123c56581961f10d86ce35 } from '../../../correspondence/MailStateCell.tsx'
import { PositionCell as PositionCell_bf3b950edea7e0d6ad1af1dcc737bcc3 } from '../../../banners/BannerCells.tsx'
import { PositionField as PositionField_4a72ac70aa4f4e4b1a7bf7492e1a63a6 } from '../../../banners/position/PositionField.tsx'
import { FileField as FileField_623c55cc6f2c45b2d340787e048e8022 } from '../../../banners/content/FileField.tsx'
import { BannerPreview as BannerPreview_f715aff99658fdc6213d549726d96722 } from '../../../banners/content/BannerPreview.tsx'
import { PreviewCell as PreviewCell_bf3b950edea7e0d6ad1af1dcc737bcc3 } from '../../../banners/BannerCells.tsx'
import { StatusCell as StatusCell_bf3b950edea7e0d6ad1af1dcc737bcc3 } from '../../../banners/BannerCells.tsx'
import { DateRangeCell as DateRangeCell_bf3b950edea7e0d6ad1af1dcc737bcc3 } from '../../../banners/BannerCells.tsx'
import { LogosView as LogosView_28b0929abf3a5c46dc4ee89fa220976d } from '../../../settings/logos/LogosView.tsx'
import { EventStateCell as EventStateCell_724a0de17ec5c5657160a2c2c3b33cab } from '../../../publishing/log/EventState.tsx'
import { EventStateField as EventStateField_724a0de17ec5c5657160a2c2c3b33cab } from '../../../publishing/log/EventState.tsx'
import { DocumentKindCell as DocumentKindCell_abb49a8b116b00e1047f349e77150502 } from '../../../publishing/log/DocumentKind.tsx'
import { DocumentKindField as DocumentKindField_abb49a8b116b00e1047f349e77150502 } from '../../../publishing/log/DocumentKind.tsx'
import { Facts as Facts_73a1d0c640560ad629a2e8dc283c2c9c } from '../../../publishing/log/Facts.tsx'
import { DeliveriesField as DeliveriesField_b7730976cced3b23b17f236a33f51738 } from '../../../publishing/log/Deliveries.tsx'
import { SelectedLogoField as SelectedLogoField_d28535ef0ecf28f2d408e6a8406db017 } from '../../../settings/logos/SelectedLogoField.tsx'
import { PublicPage as PublicPage_94344b6469374840424d0cc584bd1ba7 } from '../../../publicPages/PublicPage.tsx'
import { Icon as Icon_1bdc8bb31911c8acb62adb13964b633b } from '../../../brand/Icon.tsx'
import { Logo as Logo_c475ab9cb3846d58e5132dde96a07ed4 } from '../../../brand/Logo.tsx'
import { FailureReports as FailureReports_ed6beaae53e0efc45c2b4b1d31eed202 } from '../../../logs/FailureReports.tsx'
import { RestoreGuard as RestoreGuard_930977b41a7ecc62d0b98e4a7efa2189 } from '../../../saving/RestoreGuard.tsx'
import { LoginView as LoginView_a7319f5358e36ad6003779216589d99d } from '../../../users/login/LoginView.tsx'
import { LogoutView as LogoutView_cb2828fdd2c5c1f8fcac983b51863434 } from '../../../users/logout/LogoutView.tsx'
import { ForgotPasswordView as ForgotPasswordView_4ff64bc1e215b6f0141835c6f0e3be41 } from '../../../users/recovery/ForgotPasswordView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/articles/live/LiveState.tsx#LiveState": LiveState_bc0e512bc8b07515799ab3da9463e4e7,
  "/articles/accent/AccentMeter.tsx#AccentMeter": AccentMeter_ac057a94c74a616959eedf042f95e3ce,
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
  "/dates/MomentCell.tsx#MomentCell": MomentCell_8e74430eeda005f7ec4bb3b41536766e,
  "/articles/promotion/PromotionDate.tsx#PromotionDate": PromotionDate_9bc50cd8757cdf86f93bb3f3f5eb0b21,
  "/dates/DateField.tsx#DateField": DateField_800527306184f98af4e187231368130e,
  "/articles/checklist/Checklist.tsx#Checklist": Checklist_ba734deed446bad1609c73f92f3d3057,
  "/articles/hashtags/HashtagsField.tsx#HashtagsField": HashtagsField_5b1a875fec235b5aee5a1577c26d53d4,
  "/dates/MomentFilter.tsx#MomentFilter": MomentFilter_bd6e1411caa20d26a087b179b5fb9665,
  "/articles/preview/PreviewPanel.tsx#PreviewPanel": PreviewPanel_10d6ed183bd20aabfb1074eeb5b29f99,
  "/audience/ViewsPanel.tsx#ViewsPanel": ViewsPanel_6e202fa4c66707ca4029d2b4e4a36056,
  "/uses/UsesPanel.tsx#UsesPanel": UsesPanel_1fe70e5b000988602fd96469b0518c1c,
  "/saving/SaveGuard.tsx#SaveGuard": SaveGuard_b1ce5e91561f44e4c29b613ca9a4a6f9,
  "/articles/scheduling/ArticleStatusCell.tsx#ArticleStatusCell": ArticleStatusCell_4c8812bc76988608a4db621852898258,
  "/articles/autosave/Autosave.tsx#Autosave": Autosave_1750c5c3afd18307a8b6f36e3979226d,
  "/articles/leaving/LeaveGuard.tsx#LeaveGuard": LeaveGuard_d60471e159bd2f37fbf69809ddfb2f86,
  "/articles/scheduling/ScheduledStatus.tsx#ScheduledStatus": ScheduledStatus_416ebe13576c7b63c0f3f7a37da73fc5,
  "/dates/DocumentMoments.tsx#DocumentMoments": DocumentMoments_53eb1ee4d12d1ca327e139c4eaef9423,
  "/articles/scheduling/PublishArticle.tsx#PublishArticle": PublishArticle_462d4ae7833a7ea6b25770ba8baca78b,
  "/locks/EditView.tsx#EditView": EditView_e1980e21bb3c8fb894cf2eff75dd9395,
  "/lists/RowActions.tsx#RowActions": RowActions_7881ecf64a6dca59573797a542926b26,
  "/lists/ListNotes.tsx#ListNotes": ListNotes_df51d9024e389b4faa01445cd1df3368,
  "/home/carousel/CarouselView.tsx#CarouselView": CarouselView_a33e22c57d975bb826a36534ec69366a,
  "/home/paid-order/PaidOrderView.tsx#PaidOrderView": PaidOrderView_8353d51a42ca4ff91dda064cbea7dc76,
  "/saving/SaveReport.tsx#SaveReport": SaveReport_192c5ae4d623bb9de23b4cc9bc94aa0b,
  "/quotes/generator/ImageField.tsx#ImageField": ImageField_80c2fa61716741724a2318158a2f13df,
  "/quotes/generator/ImageStateCell.tsx#ImageStateCell": ImageStateCell_43b0b6facb3e3e33211d19960b44bfb0,
  "/quotes/template/ColourField.tsx#ColourField": ColourField_60a731bd280898ef2dbc6fe64b5e62cb,
  "/quotes/template/TemplatePreview.tsx#TemplatePreview": TemplatePreview_e79e43eaa2a42d00ce8d2f040b26c245,
  "/services/DescriptionField.tsx#DescriptionField": DescriptionField_a83ffa9994ffcd74664c294fef972653,
  "/services/form/TypeField.tsx#TypeField": TypeField_f2885335f36faa0fec7ae9be53983001,
  "/services/form/FormBuilder.tsx#FormBuilder": FormBuilder_0cc1a2f833bad0c51b4689caa1f8e7e7,
  "/services/form/FieldRowLabel.tsx#FieldRowLabel": FieldRowLabel_df6e909e1234b066e28b526b6d970101,
  "/services/icon/IconCell.tsx#IconCell": IconCell_2d58f3c26323fdbc05d7e5d5f92e2feb,
  "/services/icon/IconField.tsx#IconField": IconField_a46eaaa5a40cba4e5478c880a9247a76,
  "/employers/SlugField.tsx#SlugField": SlugField_5e5ffd97d03a882e1b5a2773613bd43b,
  "/employers/EmployerCells.tsx#LogoCell": LogoCell_86af4bf9faffe5f0f290db3ccf556f11,
  "/employers/VideoField.tsx#VideoField": VideoField_f561f5b7a820acd3e3e58e9e35510bb6,
  "/employers/EmployerCells.tsx#ArticlesCell": ArticlesCell_86af4bf9faffe5f0f290db3ccf556f11,
  "/employers/EmployerPage.tsx#EmployerPage": EmployerPage_6fce0a5c48e41dd878a75e09327f886d,
  "/sitePages/TitleCell.tsx#TitleCell": TitleCell_e338aa86228982f9d9de3f43ac27e286,
  "/sitePages/SectionPage.tsx#SectionPage": SectionPage_2bba99d9da84ed4a5826deed45dee3fc,
  "/correspondence/LetterView.tsx#LetterView": LetterView_4a2dffe2209cef9460385762ebf8d312,
  "/correspondence/LetterView.tsx#Nothing": Nothing_4a2dffe2209cef9460385762ebf8d312,
  "/correspondence/MailReport.tsx#MailReport": MailReport_61f141d2128e60a8e1572eda227e3957,
  "/correspondence/MailStateCell.tsx#MailStateCell": MailStateCell_08b45bb47a123c56581961f10d86ce35,
  "/banners/BannerCells.tsx#PositionCell": PositionCell_bf3b950edea7e0d6ad1af1dcc737bcc3,
  "/banners/position/PositionField.tsx#PositionField": PositionField_4a72ac70aa4f4e4b1a7bf7492e1a63a6,
  "/banners/content/FileField.tsx#FileField": FileField_623c55cc6f2c45b2d340787e048e8022,
  "/banners/content/BannerPreview.tsx#BannerPreview": BannerPreview_f715aff99658fdc6213d549726d96722,
  "/banners/BannerCells.tsx#PreviewCell": PreviewCell_bf3b950edea7e0d6ad1af1dcc737bcc3,
  "/banners/BannerCells.tsx#StatusCell": StatusCell_bf3b950edea7e0d6ad1af1dcc737bcc3,
  "/banners/BannerCells.tsx#DateRangeCell": DateRangeCell_bf3b950edea7e0d6ad1af1dcc737bcc3,
  "/settings/logos/LogosView.tsx#LogosView": LogosView_28b0929abf3a5c46dc4ee89fa220976d,
  "/publishing/log/EventState.tsx#EventStateCell": EventStateCell_724a0de17ec5c5657160a2c2c3b33cab,
  "/publishing/log/EventState.tsx#EventStateField": EventStateField_724a0de17ec5c5657160a2c2c3b33cab,
  "/publishing/log/DocumentKind.tsx#DocumentKindCell": DocumentKindCell_abb49a8b116b00e1047f349e77150502,
  "/publishing/log/DocumentKind.tsx#DocumentKindField": DocumentKindField_abb49a8b116b00e1047f349e77150502,
  "/publishing/log/Facts.tsx#Facts": Facts_73a1d0c640560ad629a2e8dc283c2c9c,
  "/publishing/log/Deliveries.tsx#DeliveriesField": DeliveriesField_b7730976cced3b23b17f236a33f51738,
  "/settings/logos/SelectedLogoField.tsx#SelectedLogoField": SelectedLogoField_d28535ef0ecf28f2d408e6a8406db017,
  "/publicPages/PublicPage.tsx#PublicPage": PublicPage_94344b6469374840424d0cc584bd1ba7,
  "/brand/Icon.tsx#Icon": Icon_1bdc8bb31911c8acb62adb13964b633b,
  "/brand/Logo.tsx#Logo": Logo_c475ab9cb3846d58e5132dde96a07ed4,
  "/logs/FailureReports.tsx#FailureReports": FailureReports_ed6beaae53e0efc45c2b4b1d31eed202,
  "/saving/RestoreGuard.tsx#RestoreGuard": RestoreGuard_930977b41a7ecc62d0b98e4a7efa2189,
  "/users/login/LoginView.tsx#LoginView": LoginView_a7319f5358e36ad6003779216589d99d,
  "/users/logout/LogoutView.tsx#LogoutView": LogoutView_cb2828fdd2c5c1f8fcac983b51863434,
  "/users/recovery/ForgotPasswordView.tsx#ForgotPasswordView": ForgotPasswordView_4ff64bc1e215b6f0141835c6f0e3be41,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
