import { SaveReport as SaveReport_2732bc3228ae2ef78b3429d21585a827 } from '../../../editing/saving/SaveReport.tsx'
import { LiveState as LiveState_85edc01760d43fdaa69209bc96821088 } from '../../../collections/articles/live/LiveState.tsx'
import { ArticleTitleCell as ArticleTitleCell_417bc221745a0091715f25abf93166e1 } from '../../../collections/articles/list/cells/ArticleTitleCell.tsx'
import { TitleField as TitleField_cd78e4cac1070c5098c7c5eb69d27fc0 } from '../../../collections/articles/components/writing/TitleField.tsx'
import { WordsDiff as WordsDiff_98c36e8246bd371e0fd27f0a060b5061 } from '../../../editing/versions/WordsDiff.tsx'
import { AccentField as AccentField_da9844b62bc3c7ac55e3c8a63bdc8233 } from '../../../collections/articles/accent/AccentField.tsx'
import { AccentMeter as AccentMeter_d01e9857eda1fc6c01f872df31bf2c99 } from '../../../collections/articles/accent/AccentMeter.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ListsClientFeature as ListsClientFeature_cba2cabf6038ff038837a1063ef4ceab } from '../../../collections/articles/body/list/ListsClientFeature.tsx'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkClientFeature as LinkClientFeature_957dfebc02969c9c89015f785601d102 } from '../../../collections/articles/body/link/LinkClientFeature.tsx'
import { PicturesClientFeature as PicturesClientFeature_99298dc22c857cd30bcce83927dae613 } from '../../../collections/articles/body/pictures/PicturesClientFeature.tsx'
import { PasteClientFeature as PasteClientFeature_0c427af486f4b34f963949266ffea3d7 } from '../../../collections/articles/body/paste/PasteClientFeature.tsx'
import { TypographyClientFeature as TypographyClientFeature_8b42d02e82bd3ac5349528f3e9dfbe59 } from '../../../collections/articles/body/typography/TypographyClientFeature.tsx'
import { VideoClientFeature as VideoClientFeature_2d79ba1f1aa175bc2f5f436a5762c102 } from '../../../collections/articles/body/video/VideoClientFeature.tsx'
import { TableClientFeature as TableClientFeature_efba475c38149b2d092040270d910b43 } from '../../../collections/articles/body/table/TableClientFeature.tsx'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { VideoField as VideoField_84bfd23f4d0d5c6d1f1e6f58379e09d9 } from '../../../admin/video/VideoField.tsx'
import { ToolbarClientFeature as ToolbarClientFeature_bbf51ddbc58381a714331398e4bfcb7f } from '../../../collections/articles/body/toolbar/ToolbarClientFeature.tsx'
import { BodyDiff as BodyDiff_e358e1ed2d1061b39460539a6541a8d3 } from '../../../collections/articles/body/BodyDiff.tsx'
import { NoDiff as NoDiff_95f00fb3f9cc3e8e066967420c96c583 } from '../../../editing/versions/NoDiff.tsx'
import { WordCount as WordCount_5f5e68879f0584175be95c99b69eda53 } from '../../../collections/articles/components/writing/WordCount.tsx'
import { CategoryCell as CategoryCell_9a734dd2a44043a243ad1f94aaf2f15e } from '../../../collections/articles/list/cells/CategoryCell.tsx'
import { HashtagsField as HashtagsField_e0a3566902a9757431ea6885fbf32703 } from '../../../collections/hashtags/components/HashtagsField.tsx'
import { MomentCell as MomentCell_300935dfc1dbe1e06677b0ca1f8340c0 } from '../../../admin/dates/MomentCell.tsx'
import { DateField as DateField_9a9fcb8a1f9599b444b62371034bea69 } from '../../../admin/dates/DateField.tsx'
import { FieldGroup as FieldGroup_d43ed37294df379a7790719a2c2d04ba } from '../../../admin/components/field-group/FieldGroup.tsx'
import { PictureField as PictureField_a60c71c44ee02585ff83b2cda96fdfb9 } from '../../../collections/media/shown/PictureField.tsx'
import { PictureDiff as PictureDiff_aee314ae2ab30f0ed36e719c09466f06 } from '../../../collections/media/PictureDiff.tsx'
import { Checklist as Checklist_9a845c5ad150d79ee92f03c210c92bb3 } from '../../../collections/articles/components/checklist/Checklist.tsx'
import { VideoCodeField as VideoCodeField_84bfd23f4d0d5c6d1f1e6f58379e09d9 } from '../../../admin/video/VideoField.tsx'
import { PromotionPeriods as PromotionPeriods_7b3880e7d22fd12fe02f7ff8b0c14837 } from '../../../collections/articles/components/promotion/PromotionPeriods.tsx'
import { PromotionDate as PromotionDate_48440a1dc22f4c5cf2485aaba4516a61 } from '../../../collections/articles/components/promotion/PromotionDate.tsx'
import { SponsorField as SponsorField_49ccc335cfed2a3ed049529b53a4b031 } from '../../../collections/articles/components/promotion/SponsorField.tsx'
import { PreviewPanel as PreviewPanel_d63e5e2a96195146e8b8a8e638309e5f } from '../../../collections/articles/preview/PreviewPanel.tsx'
import { ViewsPanel as ViewsPanel_a3bccd92d509f062826c0c1efb75cf3f } from '../../../collections/views/components/ViewsPanel.tsx'
import { UsesPanel as UsesPanel_43a330eb0f8c6921d09b230bee761d17 } from '../../../editing/uses/UsesPanel.tsx'
import { MomentFilter as MomentFilter_03122b1c473b487b0fd836e75b7cca4d } from '../../../admin/dates/MomentFilter.tsx'
import { ArticleStateCell as ArticleStateCell_ec04c50151f0d1d5244a638061018ff4 } from '../../../collections/articles/list/cells/ArticleStateCell.tsx'
import { ArticleViewsCell as ArticleViewsCell_e8ff2ce13e327762b4ae45e85664fbe2 } from '../../../collections/articles/list/cells/ArticleViewsCell.tsx'
import { ArticleActionsCell as ArticleActionsCell_c2e1c58492162fb1c3d249985890ec0d } from '../../../collections/articles/list/cells/ArticleActionsCell.tsx'
import { SaveGuard as SaveGuard_48b6653d4ed5c9ee4462bc3cfa5ebb5a } from '../../../editing/saving/SaveGuard.tsx'
import { ArticleListHead as ArticleListHead_e2ce5dd9060f0b1ad3c46b4829b8ba45 } from '../../../collections/articles/list/head/ArticleListHead.tsx'
import { ListNotes as ListNotes_7d9691a7730c2d006e98eefe185b4919 } from '../../../admin/lists/ListNotes.tsx'
import { SortNote as SortNote_f7ac7192d39012d1ba5e96bc6fff20f2 } from '../../../editing/lists/SortNote.tsx'
import { SelectionNames as SelectionNames_4b0f964c7770cb4305631351fdcb96e8 } from '../../../editing/uses/SelectionNames.tsx'
import { OpenNow as OpenNow_f8b284a3a0bb4c126c7ef4f3cf820016 } from '../../../editing/presence/OpenNow.tsx'
import { WritingTools as WritingTools_68ae373f941c4d740a30de5a116b39b6 } from '../../../collections/articles/components/writing/WritingTools.tsx'
import { ArticleFormHead as ArticleFormHead_3d3b01df9698b9f6d8439a9c960043e6 } from '../../../collections/articles/components/ArticleFormHead.tsx'
import { Autosave as Autosave_924910dfee5553b8f2dbd3bb56f357e3 } from '../../../collections/articles/components/autosave/Autosave.tsx'
import { LeaveGuard as LeaveGuard_790094aacfb35772ac71581c111005ba } from '../../../collections/articles/components/leaving/LeaveGuard.tsx'
import { ScheduledStatus as ScheduledStatus_9fe34b7a68e0afd641a7450d54296c01 } from '../../../collections/articles/components/scheduling/ScheduledStatus.tsx'
import { DocumentMoments as DocumentMoments_2785cae6daa48747cab1dba3f931a1d7 } from '../../../admin/dates/DocumentMoments.tsx'
import { PublishArticle as PublishArticle_d5fadb10058517af8777f5c601b91584 } from '../../../collections/articles/components/scheduling/PublishArticle.tsx'
import { EditView as EditView_a0a5829650f016d728a1ada732ca03ea } from '../../../editing/locks/EditView.tsx'
import { VersionsView as VersionsView_1e3f9bbcf34b9a9f5fa0d0c2c1bad424 } from '../../../editing/versions/VersionsView.tsx'
import { FormView as FormView_d90abf3a14b67992f0fa353fab2b0690 } from '../../../editing/saving/FormView.tsx'
import { CarouselView as CarouselView_fca4d2f3777e3fef3396d5174e9ff22e } from '../../../collections/home/carousel/CarouselView.tsx'
import { PaidOrderView as PaidOrderView_16c311c23521ba4e0792ef5fd87aa523 } from '../../../collections/home/paid-order/PaidOrderView.tsx'
import { QuotePage as QuotePage_fd12c3aa6bce2484ec6d323fce817097 } from '../../../collections/quotes/components/QuotePage.tsx'
import { ImageField as ImageField_e37d11d858beab2720118451ef8c049c } from '../../../collections/quotes/components/generator/ImageField.tsx'
import { ImageStateCell as ImageStateCell_fd8374ec4a0d113277477f73b4ae7ef3 } from '../../../collections/quotes/components/generator/ImageStateCell.tsx'
import { RowActions as RowActions_053bf75abe0d050e1428be29f5e2f3cf } from '../../../editing/rows/RowActions.tsx'
import { QuoteDesk as QuoteDesk_c298b32d46f5c9feccbecc0159dfa65b } from '../../../collections/quotes/components/desk/QuoteDesk.tsx'
import { ColourField as ColourField_255c73f57d49285e9264819072a5cf84 } from '../../../collections/quotes/components/template/ColourField.tsx'
import { TemplatePreview as TemplatePreview_80d59c2a1452796b50cca7a4793aff0e } from '../../../collections/quotes/components/template/TemplatePreview.tsx'
import { SlugField as SlugField_9abf98d033cab318a5b0f024e181198a } from '../../../collections/employers/components/SlugField.tsx'
import { LogoCell as LogoCell_da18e527fdec08141a77734530f63c31 } from '../../../collections/employers/components/EmployerCells.tsx'
import { ArticlesCell as ArticlesCell_da18e527fdec08141a77734530f63c31 } from '../../../collections/employers/components/EmployerCells.tsx'
import { ArticlesField as ArticlesField_00270d6354ad354bd3c18831949034d5 } from '../../../collections/employers/components/articles/ArticlesField.tsx'
import { EmployerPage as EmployerPage_631b3a2437f8a7de0d0eed200cc081bf } from '../../../collections/employers/components/EmployerPage.tsx'
import { LogoFileCell as LogoFileCell_da18e527fdec08141a77734530f63c31 } from '../../../collections/employers/components/EmployerCells.tsx'
import { PositionCell as PositionCell_6d1bf2629c567c28d1b1a292bb03a3bc } from '../../../collections/banners/components/BannerCells.tsx'
import { PositionField as PositionField_88a61bca5feb4aa6d73043aff0aec3aa } from '../../../collections/banners/components/position/PositionField.tsx'
import { FileField as FileField_155f6ea59a612ea12c94ac404bbfc926 } from '../../../collections/banners/components/content/FileField.tsx'
import { BannerPreview as BannerPreview_3f8b29d6fae92ef261aa365148d51e74 } from '../../../collections/banners/components/content/BannerPreview.tsx'
import { PreviewCell as PreviewCell_6d1bf2629c567c28d1b1a292bb03a3bc } from '../../../collections/banners/components/BannerCells.tsx'
import { LineField as LineField_26818acb52f6f6958d94fabc2a9a530e } from '../../../collections/banners/components/LineField.tsx'
import { StatusCell as StatusCell_6d1bf2629c567c28d1b1a292bb03a3bc } from '../../../collections/banners/components/BannerCells.tsx'
import { DateRangeCell as DateRangeCell_6d1bf2629c567c28d1b1a292bb03a3bc } from '../../../collections/banners/components/BannerCells.tsx'
import { PagesCell as PagesCell_5bad9e7f808b82d4e6a5004885f382ca } from '../../../collections/banners/components/position/PositionPages.tsx'
import { PagesField as PagesField_5bad9e7f808b82d4e6a5004885f382ca } from '../../../collections/banners/components/position/PositionPages.tsx'
import { DescriptionField as DescriptionField_d0257e438c4959dfaf4da2a22606f6ba } from '../../../collections/services/components/DescriptionField.tsx'
import { TypeField as TypeField_9cdc478afd5609dae2f2d135ad1f74cf } from '../../../collections/services/form/TypeField.tsx'
import { FormBuilder as FormBuilder_b7ef8da3ab993131660fa2106ecac28b } from '../../../collections/services/form/FormBuilder.tsx'
import { FieldRowLabel as FieldRowLabel_07a40820e307191d7b8fe0b28359c206 } from '../../../collections/services/form/FieldRowLabel.tsx'
import { IconCell as IconCell_afe4cc5f377d01a4d9dbe7864ff88828 } from '../../../collections/services/components/icon/IconCell.tsx'
import { IconField as IconField_23d336b769362f4fc1b25b2106f6da9d } from '../../../collections/services/components/icon/IconField.tsx'
import { SettingsTabs as SettingsTabs_4ee738cef492a9ca493b1e7a14ef5f40 } from '../../../collections/settings/tabs/SettingsTabs.tsx'
import { TitleCell as TitleCell_a5d3a75852cbae693e966dc775d89c21 } from '../../../collections/pages/components/TitleCell.tsx'
import { SectionPage as SectionPage_c3b28af4cab96713e4808740ab5ef2f4 } from '../../../collections/pages/components/SectionPage.tsx'
import { ReplaceFile as ReplaceFile_d8c02d9acabb5db5a1511bfb86c1b66c } from '../../../collections/media/library/ReplaceFile.tsx'
import { LibraryView as LibraryView_85756bebf0a69a637cccc1d20535236e } from '../../../collections/media/library/LibraryView.tsx'
import { SubmissionView as SubmissionView_01a7311bc19a3295b7d71661ac453eb5 } from '../../../collections/submissions/components/SubmissionView.tsx'
import { Nothing as Nothing_01a7311bc19a3295b7d71661ac453eb5 } from '../../../collections/submissions/components/SubmissionView.tsx'
import { WorkPanel as WorkPanel_283575a6ba9f0e691f1dce0a17f5193c } from '../../../collections/submissions/work/WorkPanel.tsx'
import { AnsweredCell as AnsweredCell_ad324e6ea15bff2e17e57ea383b8a90c } from '../../../collections/submissions/work/AnsweredCell.tsx'
import { MailReport as MailReport_9cef33162c740c709cc65c0ba91597b0 } from '../../../collections/submissions/components/MailReport.tsx'
import { MailStateCell as MailStateCell_6cbdbaf5ad3e10d32bdcb3a14b472397 } from '../../../collections/submissions/components/MailStateCell.tsx'
import { SubmissionTools as SubmissionTools_028faaa9c5f49cc27b255b40a42c69df } from '../../../collections/submissions/components/SubmissionTools.tsx'
import { EventStateCell as EventStateCell_c0da621fe0d56f4e78060e01d8654f79 } from '../../../collections/publish-events/log/EventState.tsx'
import { EventStateField as EventStateField_c0da621fe0d56f4e78060e01d8654f79 } from '../../../collections/publish-events/log/EventState.tsx'
import { DocumentKindCell as DocumentKindCell_53c6e6d546ca0eeb25e0929b980590f1 } from '../../../collections/publish-events/log/DocumentKind.tsx'
import { DocumentKindField as DocumentKindField_53c6e6d546ca0eeb25e0929b980590f1 } from '../../../collections/publish-events/log/DocumentKind.tsx'
import { Facts as Facts_a39d1ca01457881d614f77ea1663c3a6 } from '../../../collections/publish-events/log/Facts.tsx'
import { DeliveriesField as DeliveriesField_048f738551ae8c5e18d6ea2085127a2c } from '../../../collections/publish-events/log/Deliveries.tsx'
import { LogosView as LogosView_57cae9aec08d61716382b6778e24f544 } from '../../../collections/settings/logos/LogosView.tsx'
import { LeadsToCell as LeadsToCell_fb9aa3d41b64d5bfbb7c4db6b7f1d59e } from '../../../collections/redirects/LeadsToCell.tsx'
import { EmailRule as EmailRule_97eb7d3d69ad091cc028c632356925dd } from '../../../collections/users/components/EmailRule.tsx'
import { PresentPassword as PresentPassword_69ec774a7d9d42805279371f66609c56 } from '../../../collections/users/components/PresentPassword.tsx'
import { TypographySwitch as TypographySwitch_314c8f44a08625e4f1a96fdda6babaac } from '../../../collections/users/components/TypographySwitch.tsx'
import { PublicPage as PublicPage_fd22e187a457c40e9686badb22ac7272 } from '../../../admin/public-page/PublicPage.tsx'
import { SelectedLogoField as SelectedLogoField_0cd550b3181f6a5e72315916e155ae12 } from '../../../collections/settings/logos/SelectedLogoField.tsx'
import { Sidebar as Sidebar_4b7de540951bfafba0f0fa1c79e9d1c4 } from '../../../admin/shell/Sidebar.tsx'
import { Icon as Icon_b57624fa74229ae0fe4320599a3e511a } from '../../../admin/brand/Icon.tsx'
import { Logo as Logo_630d135cac888c7b37941a74e2c3701b } from '../../../admin/brand/Logo.tsx'
import { BannerRetries as BannerRetries_a7e1cd52f788ed3b44d90ab62ad7d1fe } from '../../../collections/banners/components/BannerRetries.tsx'
import { PicturePickerProvider as PicturePickerProvider_a5fb52944c53240356fb6c143bb26eed } from '../../../collections/media/dialog/PicturePicker.tsx'
import { FailureReports as FailureReports_dc79355396b58d5f43098be84705a657 } from '../../../collections/log-entries/components/FailureReports.tsx'
import { SignInAgain as SignInAgain_184c6e3c99933b889547bb493591c7e4 } from '../../../collections/users/session/SignInAgain.tsx'
import { FormerRefusals as FormerRefusals_fd223af0fbf4ac023942b150086cb504 } from '../../../collections/users/recovery/FormerRefusals.tsx'
import { RestoreGuard as RestoreGuard_62d8f6203f141935d96cae68aba7298b } from '../../../editing/saving/RestoreGuard.tsx'
import { StockDialogs as StockDialogs_4eddf87db767445dc156d5856c4aa5a5 } from '../../../editing/uses/StockDialogs.tsx'
import { PresenceProvider as PresenceProvider_56fe7cebca95b02a060bc11e14357a7b } from '../../../editing/presence/PresenceProvider.tsx'
import { DashboardView as DashboardView_95cdba3bc8a910aafa0074855c3e7436 } from '../../../collections/dashboard/DashboardView.tsx'
import { PerformanceView as PerformanceView_acd437c6c740f7aec7ee537ce4ff61bf } from '../../../collections/performance/PerformanceView.tsx'
import { LoginView as LoginView_9f6c160b38b132965dadde66863074cf } from '../../../collections/users/components/login/LoginView.tsx'
import { LogoutView as LogoutView_a261e346aa65d0453092ff14c82b0f71 } from '../../../collections/users/components/logout/LogoutView.tsx'
import { UnauthorizedView as UnauthorizedView_2632bdc98c59a55479f2c58238e13d95 } from '../../../collections/users/components/UnauthorizedView.tsx'
import { ForgotPasswordView as ForgotPasswordView_b0ec21acadf9dbd8a2d96a795252b318 } from '../../../collections/users/recovery/ForgotPasswordView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/editing/saving/SaveReport.tsx#SaveReport": SaveReport_2732bc3228ae2ef78b3429d21585a827,
  "/collections/articles/live/LiveState.tsx#LiveState": LiveState_85edc01760d43fdaa69209bc96821088,
  "/collections/articles/list/cells/ArticleTitleCell.tsx#ArticleTitleCell": ArticleTitleCell_417bc221745a0091715f25abf93166e1,
  "/collections/articles/components/writing/TitleField.tsx#TitleField": TitleField_cd78e4cac1070c5098c7c5eb69d27fc0,
  "/editing/versions/WordsDiff.tsx#WordsDiff": WordsDiff_98c36e8246bd371e0fd27f0a060b5061,
  "/collections/articles/accent/AccentField.tsx#AccentField": AccentField_da9844b62bc3c7ac55e3c8a63bdc8233,
  "/collections/articles/accent/AccentMeter.tsx#AccentMeter": AccentMeter_d01e9857eda1fc6c01f872df31bf2c99,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/collections/articles/body/list/ListsClientFeature.tsx#ListsClientFeature": ListsClientFeature_cba2cabf6038ff038837a1063ef4ceab,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/collections/articles/body/link/LinkClientFeature.tsx#LinkClientFeature": LinkClientFeature_957dfebc02969c9c89015f785601d102,
  "/collections/articles/body/pictures/PicturesClientFeature.tsx#PicturesClientFeature": PicturesClientFeature_99298dc22c857cd30bcce83927dae613,
  "/collections/articles/body/paste/PasteClientFeature.tsx#PasteClientFeature": PasteClientFeature_0c427af486f4b34f963949266ffea3d7,
  "/collections/articles/body/typography/TypographyClientFeature.tsx#TypographyClientFeature": TypographyClientFeature_8b42d02e82bd3ac5349528f3e9dfbe59,
  "/collections/articles/body/video/VideoClientFeature.tsx#VideoClientFeature": VideoClientFeature_2d79ba1f1aa175bc2f5f436a5762c102,
  "/collections/articles/body/table/TableClientFeature.tsx#TableClientFeature": TableClientFeature_efba475c38149b2d092040270d910b43,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/video/VideoField.tsx#VideoField": VideoField_84bfd23f4d0d5c6d1f1e6f58379e09d9,
  "/collections/articles/body/toolbar/ToolbarClientFeature.tsx#ToolbarClientFeature": ToolbarClientFeature_bbf51ddbc58381a714331398e4bfcb7f,
  "/collections/articles/body/BodyDiff.tsx#BodyDiff": BodyDiff_e358e1ed2d1061b39460539a6541a8d3,
  "/editing/versions/NoDiff.tsx#NoDiff": NoDiff_95f00fb3f9cc3e8e066967420c96c583,
  "/collections/articles/components/writing/WordCount.tsx#WordCount": WordCount_5f5e68879f0584175be95c99b69eda53,
  "/collections/articles/list/cells/CategoryCell.tsx#CategoryCell": CategoryCell_9a734dd2a44043a243ad1f94aaf2f15e,
  "/collections/hashtags/components/HashtagsField.tsx#HashtagsField": HashtagsField_e0a3566902a9757431ea6885fbf32703,
  "/admin/dates/MomentCell.tsx#MomentCell": MomentCell_300935dfc1dbe1e06677b0ca1f8340c0,
  "/admin/dates/DateField.tsx#DateField": DateField_9a9fcb8a1f9599b444b62371034bea69,
  "/admin/components/field-group/FieldGroup.tsx#FieldGroup": FieldGroup_d43ed37294df379a7790719a2c2d04ba,
  "/collections/media/shown/PictureField.tsx#PictureField": PictureField_a60c71c44ee02585ff83b2cda96fdfb9,
  "/collections/media/PictureDiff.tsx#PictureDiff": PictureDiff_aee314ae2ab30f0ed36e719c09466f06,
  "/collections/articles/components/checklist/Checklist.tsx#Checklist": Checklist_9a845c5ad150d79ee92f03c210c92bb3,
  "/admin/video/VideoField.tsx#VideoCodeField": VideoCodeField_84bfd23f4d0d5c6d1f1e6f58379e09d9,
  "/collections/articles/components/promotion/PromotionPeriods.tsx#PromotionPeriods": PromotionPeriods_7b3880e7d22fd12fe02f7ff8b0c14837,
  "/collections/articles/components/promotion/PromotionDate.tsx#PromotionDate": PromotionDate_48440a1dc22f4c5cf2485aaba4516a61,
  "/collections/articles/components/promotion/SponsorField.tsx#SponsorField": SponsorField_49ccc335cfed2a3ed049529b53a4b031,
  "/collections/articles/preview/PreviewPanel.tsx#PreviewPanel": PreviewPanel_d63e5e2a96195146e8b8a8e638309e5f,
  "/collections/views/components/ViewsPanel.tsx#ViewsPanel": ViewsPanel_a3bccd92d509f062826c0c1efb75cf3f,
  "/editing/uses/UsesPanel.tsx#UsesPanel": UsesPanel_43a330eb0f8c6921d09b230bee761d17,
  "/admin/dates/MomentFilter.tsx#MomentFilter": MomentFilter_03122b1c473b487b0fd836e75b7cca4d,
  "/collections/articles/list/cells/ArticleStateCell.tsx#ArticleStateCell": ArticleStateCell_ec04c50151f0d1d5244a638061018ff4,
  "/collections/articles/list/cells/ArticleViewsCell.tsx#ArticleViewsCell": ArticleViewsCell_e8ff2ce13e327762b4ae45e85664fbe2,
  "/collections/articles/list/cells/ArticleActionsCell.tsx#ArticleActionsCell": ArticleActionsCell_c2e1c58492162fb1c3d249985890ec0d,
  "/editing/saving/SaveGuard.tsx#SaveGuard": SaveGuard_48b6653d4ed5c9ee4462bc3cfa5ebb5a,
  "/collections/articles/list/head/ArticleListHead.tsx#ArticleListHead": ArticleListHead_e2ce5dd9060f0b1ad3c46b4829b8ba45,
  "/admin/lists/ListNotes.tsx#ListNotes": ListNotes_7d9691a7730c2d006e98eefe185b4919,
  "/editing/lists/SortNote.tsx#SortNote": SortNote_f7ac7192d39012d1ba5e96bc6fff20f2,
  "/editing/uses/SelectionNames.tsx#SelectionNames": SelectionNames_4b0f964c7770cb4305631351fdcb96e8,
  "/editing/presence/OpenNow.tsx#OpenNow": OpenNow_f8b284a3a0bb4c126c7ef4f3cf820016,
  "/collections/articles/components/writing/WritingTools.tsx#WritingTools": WritingTools_68ae373f941c4d740a30de5a116b39b6,
  "/collections/articles/components/ArticleFormHead.tsx#ArticleFormHead": ArticleFormHead_3d3b01df9698b9f6d8439a9c960043e6,
  "/collections/articles/components/autosave/Autosave.tsx#Autosave": Autosave_924910dfee5553b8f2dbd3bb56f357e3,
  "/collections/articles/components/leaving/LeaveGuard.tsx#LeaveGuard": LeaveGuard_790094aacfb35772ac71581c111005ba,
  "/collections/articles/components/scheduling/ScheduledStatus.tsx#ScheduledStatus": ScheduledStatus_9fe34b7a68e0afd641a7450d54296c01,
  "/admin/dates/DocumentMoments.tsx#DocumentMoments": DocumentMoments_2785cae6daa48747cab1dba3f931a1d7,
  "/collections/articles/components/scheduling/PublishArticle.tsx#PublishArticle": PublishArticle_d5fadb10058517af8777f5c601b91584,
  "/editing/locks/EditView.tsx#EditView": EditView_a0a5829650f016d728a1ada732ca03ea,
  "/editing/versions/VersionsView.tsx#VersionsView": VersionsView_1e3f9bbcf34b9a9f5fa0d0c2c1bad424,
  "/editing/saving/FormView.tsx#FormView": FormView_d90abf3a14b67992f0fa353fab2b0690,
  "/collections/home/carousel/CarouselView.tsx#CarouselView": CarouselView_fca4d2f3777e3fef3396d5174e9ff22e,
  "/collections/home/paid-order/PaidOrderView.tsx#PaidOrderView": PaidOrderView_16c311c23521ba4e0792ef5fd87aa523,
  "/collections/quotes/components/QuotePage.tsx#QuotePage": QuotePage_fd12c3aa6bce2484ec6d323fce817097,
  "/collections/quotes/components/generator/ImageField.tsx#ImageField": ImageField_e37d11d858beab2720118451ef8c049c,
  "/collections/quotes/components/generator/ImageStateCell.tsx#ImageStateCell": ImageStateCell_fd8374ec4a0d113277477f73b4ae7ef3,
  "/editing/rows/RowActions.tsx#RowActions": RowActions_053bf75abe0d050e1428be29f5e2f3cf,
  "/collections/quotes/components/desk/QuoteDesk.tsx#QuoteDesk": QuoteDesk_c298b32d46f5c9feccbecc0159dfa65b,
  "/collections/quotes/components/template/ColourField.tsx#ColourField": ColourField_255c73f57d49285e9264819072a5cf84,
  "/collections/quotes/components/template/TemplatePreview.tsx#TemplatePreview": TemplatePreview_80d59c2a1452796b50cca7a4793aff0e,
  "/collections/employers/components/SlugField.tsx#SlugField": SlugField_9abf98d033cab318a5b0f024e181198a,
  "/collections/employers/components/EmployerCells.tsx#LogoCell": LogoCell_da18e527fdec08141a77734530f63c31,
  "/collections/employers/components/EmployerCells.tsx#ArticlesCell": ArticlesCell_da18e527fdec08141a77734530f63c31,
  "/collections/employers/components/articles/ArticlesField.tsx#ArticlesField": ArticlesField_00270d6354ad354bd3c18831949034d5,
  "/collections/employers/components/EmployerPage.tsx#EmployerPage": EmployerPage_631b3a2437f8a7de0d0eed200cc081bf,
  "/collections/employers/components/EmployerCells.tsx#LogoFileCell": LogoFileCell_da18e527fdec08141a77734530f63c31,
  "/collections/banners/components/BannerCells.tsx#PositionCell": PositionCell_6d1bf2629c567c28d1b1a292bb03a3bc,
  "/collections/banners/components/position/PositionField.tsx#PositionField": PositionField_88a61bca5feb4aa6d73043aff0aec3aa,
  "/collections/banners/components/content/FileField.tsx#FileField": FileField_155f6ea59a612ea12c94ac404bbfc926,
  "/collections/banners/components/content/BannerPreview.tsx#BannerPreview": BannerPreview_3f8b29d6fae92ef261aa365148d51e74,
  "/collections/banners/components/BannerCells.tsx#PreviewCell": PreviewCell_6d1bf2629c567c28d1b1a292bb03a3bc,
  "/collections/banners/components/LineField.tsx#LineField": LineField_26818acb52f6f6958d94fabc2a9a530e,
  "/collections/banners/components/BannerCells.tsx#StatusCell": StatusCell_6d1bf2629c567c28d1b1a292bb03a3bc,
  "/collections/banners/components/BannerCells.tsx#DateRangeCell": DateRangeCell_6d1bf2629c567c28d1b1a292bb03a3bc,
  "/collections/banners/components/position/PositionPages.tsx#PagesCell": PagesCell_5bad9e7f808b82d4e6a5004885f382ca,
  "/collections/banners/components/position/PositionPages.tsx#PagesField": PagesField_5bad9e7f808b82d4e6a5004885f382ca,
  "/collections/services/components/DescriptionField.tsx#DescriptionField": DescriptionField_d0257e438c4959dfaf4da2a22606f6ba,
  "/collections/services/form/TypeField.tsx#TypeField": TypeField_9cdc478afd5609dae2f2d135ad1f74cf,
  "/collections/services/form/FormBuilder.tsx#FormBuilder": FormBuilder_b7ef8da3ab993131660fa2106ecac28b,
  "/collections/services/form/FieldRowLabel.tsx#FieldRowLabel": FieldRowLabel_07a40820e307191d7b8fe0b28359c206,
  "/collections/services/components/icon/IconCell.tsx#IconCell": IconCell_afe4cc5f377d01a4d9dbe7864ff88828,
  "/collections/services/components/icon/IconField.tsx#IconField": IconField_23d336b769362f4fc1b25b2106f6da9d,
  "/collections/settings/tabs/SettingsTabs.tsx#SettingsTabs": SettingsTabs_4ee738cef492a9ca493b1e7a14ef5f40,
  "/collections/pages/components/TitleCell.tsx#TitleCell": TitleCell_a5d3a75852cbae693e966dc775d89c21,
  "/collections/pages/components/SectionPage.tsx#SectionPage": SectionPage_c3b28af4cab96713e4808740ab5ef2f4,
  "/collections/media/library/ReplaceFile.tsx#ReplaceFile": ReplaceFile_d8c02d9acabb5db5a1511bfb86c1b66c,
  "/collections/media/library/LibraryView.tsx#LibraryView": LibraryView_85756bebf0a69a637cccc1d20535236e,
  "/collections/submissions/components/SubmissionView.tsx#SubmissionView": SubmissionView_01a7311bc19a3295b7d71661ac453eb5,
  "/collections/submissions/components/SubmissionView.tsx#Nothing": Nothing_01a7311bc19a3295b7d71661ac453eb5,
  "/collections/submissions/work/WorkPanel.tsx#WorkPanel": WorkPanel_283575a6ba9f0e691f1dce0a17f5193c,
  "/collections/submissions/work/AnsweredCell.tsx#AnsweredCell": AnsweredCell_ad324e6ea15bff2e17e57ea383b8a90c,
  "/collections/submissions/components/MailReport.tsx#MailReport": MailReport_9cef33162c740c709cc65c0ba91597b0,
  "/collections/submissions/components/MailStateCell.tsx#MailStateCell": MailStateCell_6cbdbaf5ad3e10d32bdcb3a14b472397,
  "/collections/submissions/components/SubmissionTools.tsx#SubmissionTools": SubmissionTools_028faaa9c5f49cc27b255b40a42c69df,
  "/collections/publish-events/log/EventState.tsx#EventStateCell": EventStateCell_c0da621fe0d56f4e78060e01d8654f79,
  "/collections/publish-events/log/EventState.tsx#EventStateField": EventStateField_c0da621fe0d56f4e78060e01d8654f79,
  "/collections/publish-events/log/DocumentKind.tsx#DocumentKindCell": DocumentKindCell_53c6e6d546ca0eeb25e0929b980590f1,
  "/collections/publish-events/log/DocumentKind.tsx#DocumentKindField": DocumentKindField_53c6e6d546ca0eeb25e0929b980590f1,
  "/collections/publish-events/log/Facts.tsx#Facts": Facts_a39d1ca01457881d614f77ea1663c3a6,
  "/collections/publish-events/log/Deliveries.tsx#DeliveriesField": DeliveriesField_048f738551ae8c5e18d6ea2085127a2c,
  "/collections/settings/logos/LogosView.tsx#LogosView": LogosView_57cae9aec08d61716382b6778e24f544,
  "/collections/redirects/LeadsToCell.tsx#LeadsToCell": LeadsToCell_fb9aa3d41b64d5bfbb7c4db6b7f1d59e,
  "/collections/users/components/EmailRule.tsx#EmailRule": EmailRule_97eb7d3d69ad091cc028c632356925dd,
  "/collections/users/components/PresentPassword.tsx#PresentPassword": PresentPassword_69ec774a7d9d42805279371f66609c56,
  "/collections/users/components/TypographySwitch.tsx#TypographySwitch": TypographySwitch_314c8f44a08625e4f1a96fdda6babaac,
  "/admin/public-page/PublicPage.tsx#PublicPage": PublicPage_fd22e187a457c40e9686badb22ac7272,
  "/collections/settings/logos/SelectedLogoField.tsx#SelectedLogoField": SelectedLogoField_0cd550b3181f6a5e72315916e155ae12,
  "/admin/shell/Sidebar.tsx#Sidebar": Sidebar_4b7de540951bfafba0f0fa1c79e9d1c4,
  "/admin/brand/Icon.tsx#Icon": Icon_b57624fa74229ae0fe4320599a3e511a,
  "/admin/brand/Logo.tsx#Logo": Logo_630d135cac888c7b37941a74e2c3701b,
  "/collections/banners/components/BannerRetries.tsx#BannerRetries": BannerRetries_a7e1cd52f788ed3b44d90ab62ad7d1fe,
  "/collections/media/dialog/PicturePicker.tsx#PicturePickerProvider": PicturePickerProvider_a5fb52944c53240356fb6c143bb26eed,
  "/collections/log-entries/components/FailureReports.tsx#FailureReports": FailureReports_dc79355396b58d5f43098be84705a657,
  "/collections/users/session/SignInAgain.tsx#SignInAgain": SignInAgain_184c6e3c99933b889547bb493591c7e4,
  "/collections/users/recovery/FormerRefusals.tsx#FormerRefusals": FormerRefusals_fd223af0fbf4ac023942b150086cb504,
  "/editing/saving/RestoreGuard.tsx#RestoreGuard": RestoreGuard_62d8f6203f141935d96cae68aba7298b,
  "/editing/uses/StockDialogs.tsx#StockDialogs": StockDialogs_4eddf87db767445dc156d5856c4aa5a5,
  "/editing/presence/PresenceProvider.tsx#PresenceProvider": PresenceProvider_56fe7cebca95b02a060bc11e14357a7b,
  "/collections/dashboard/DashboardView.tsx#DashboardView": DashboardView_95cdba3bc8a910aafa0074855c3e7436,
  "/collections/performance/PerformanceView.tsx#PerformanceView": PerformanceView_acd437c6c740f7aec7ee537ce4ff61bf,
  "/collections/users/components/login/LoginView.tsx#LoginView": LoginView_9f6c160b38b132965dadde66863074cf,
  "/collections/users/components/logout/LogoutView.tsx#LogoutView": LogoutView_a261e346aa65d0453092ff14c82b0f71,
  "/collections/users/components/UnauthorizedView.tsx#UnauthorizedView": UnauthorizedView_2632bdc98c59a55479f2c58238e13d95,
  "/collections/users/recovery/ForgotPasswordView.tsx#ForgotPasswordView": ForgotPasswordView_b0ec21acadf9dbd8a2d96a795252b318,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
