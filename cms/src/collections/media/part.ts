import type { Part } from '../../part.ts'
import { pictureCuts } from './cuts/pictureCuts.ts'
import { pictureInvalidation } from './invalidation.ts'
import { media } from './media.ts'
import { pastedPicturesEndpoint } from './pasted/pastedPicturesEndpoint.ts'
import { retiredFiles } from './retiredFiles.ts'
import { startSweeping } from './sweepFiles.ts'

/** Pictures, and the files made of them. */
export const part = {
  collections: [media, pictureCuts, retiredFiles],
  endpoints: [pastedPicturesEndpoint],
  invalidation: { media: pictureInvalidation },
  start: startSweeping,
  menu: { articles: [{ collection: 'media' }] },
  providers: ['/collections/media/dialog/PicturePicker.tsx#PicturePickerProvider'],
  named: [
    {
      collection: 'media',
      place: 7,
      name: "coalesce(nullif(title, ''), nullif(alt, ''), filename)",
      searched: ['alt', 'original_name', 'author'],
      isLarge: true,
    },
  ],
} satisfies Part
