import { videoPattern } from '@kariera/shared/rules/youtube'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Block } from 'payload'
import { whenPublished } from '#editing/drafts.ts'
import { label } from '#admin/i18n/labels.ts'
import { matchingText } from '#lib/validation/texts.ts'

/** A video in the body. Only its id is stored, and where it starts; the player is loaded when a reader requests it. */
export const youtubeBlock: Block = {
  slug: 'youtube',
  labels: { singular: label('Video', 'Видео'), plural: label('Videos', 'Видеа') },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'videoId',
      type: 'text',
      label: label('Address of the YouTube video', 'Адрес на видеото в YouTube'),
      required: true,
      admin: {
        components: { Field: '/admin/video/VideoField.tsx#VideoField' },
        description: label(
          'As the browser or YouTube gives it, also with the second at which it starts.',
          'Както го дава браузърът или YouTube, също и със секундата, от която започва.',
        ),
      },
      validate: whenPublished(matchingText(videoPattern, backOfficeTexts.body.wrongVideoId)),
    },
  ],
}
