import { canonicalVideos } from '../articles/body/canonicalVideos.ts'
import { staticPageFields, staticPageNames } from '@kariera/shared/contracts/staticPages'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Field, GlobalConfig } from 'payload'
import { bodyEditor } from '../articles/body/editor.ts'
import { validateReference } from '../../lib/validation/validateReference.ts'
import { normalisedTree } from '../../lib/validation/normalise.ts'
import { label } from '../../admin/i18n/labels.ts'
import { announceStaticPage } from './hooks/announceStaticPage.ts'
import { publicPagePanel } from '../../admin/public-page/publicPagePanel.ts'
import { pathOfStaticPage } from './invalidation.ts'
import { saveReportField } from '../../editing/saving/saveReportField.ts'
import { editors } from '../../lib/access/roles.ts'
import { withoutMissingPictures } from '../../editing/uses/withoutMissingPictures.ts'
import { optionalBody } from './optionalBody.ts'

const texts = backOfficeTexts.staticPage

/** The single pages that editors write (R-ABOUT-1, R-PAGE-1, A-SET-1). */
export const staticPages: GlobalConfig[] = staticPageNames.map((name) => ({
  slug: name,
  label: texts[name].title,
  admin: {
    group: label('Settings', 'Настройки'),
    components: {
      elements: { Description: '/collections/settings/tabs/SettingsTabs.tsx#SettingsTabs' },
    },
  },
  access: { read: () => true, update: editors },
  hooks: { afterChange: [announceStaticPage(name)] },
  fields: [
    saveReportField({
      path: `/globals/${name}`,
      notAdded: texts[name].notSaved,
      notUpdated: texts[name].notSaved,
      saysSaved: true,
    }),
    {
      name: staticPageFields[name],
      type: 'richText',
      label: label('Text', 'Текст'),
      editor: bodyEditor,
      validate: optionalBody,
      hooks: {
        beforeValidate: [normalisedTree, canonicalVideos],
        beforeChange: [withoutMissingPictures],
      },
    },
    publicPagePanel('/admin/public-page/PublicPage.tsx#PublicPage', {
      path: pathOfStaticPage[name],
    }),
    ...(name === 'about' ? [authorPicture()] : []),
  ],
  versions: false,
}))

function authorPicture(): Field {
  return {
    name: 'authorPicture',
    type: 'upload',
    relationTo: 'media',
    label: label('Picture of the author', 'Снимка на автора'),
    validate: validateReference('media'),
    admin: {
      position: 'sidebar',
      components: { Field: '/collections/media/shown/PictureField.tsx#PictureField' },
    },
  }
}
