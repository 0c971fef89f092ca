import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Field } from 'payload'
import { label } from '#admin/i18n/labels.ts'
import { whenPublished } from '#editing/drafts.ts'
import { normalised } from '#lib/validation/normalise.ts'
import { httpLink } from '#lib/validation/texts.ts'

const links = [
  ['facebookLink', label('Facebook', 'Facebook')],
  ['instagramLink', label('Instagram', 'Instagram')],
  ['youtubeLink', label('YouTube channel', 'Канал в YouTube')],
  ['tiktokLink', label('TikTok', 'TikTok')],
  ['linkedinLink', label('LinkedIn', 'LinkedIn')],
  ['websiteLink', label('Website', 'Уебсайт')],
] as const

/** Profiles of the article's person or company on other sites. */
export const linkFields = links.map(([name, fieldLabel]): Field => ({
  name,
  type: 'text',
  label: fieldLabel,
  validate: whenPublished(httpLink(backOfficeTexts.article.wrongLink)),
  hooks: { beforeValidate: [normalised] },
  admin: { placeholder: 'https://', autoComplete: 'off' },
}))
