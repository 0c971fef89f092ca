'use client'

import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import {
  createClientFeature,
  slashMenuBasicGroupWithItems,
} from '@payloadcms/richtext-lexical/client'
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { Sign } from '#admin/components/Sign.tsx'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { ImageStatusPlugin, OPEN_IMAGE_STATUS } from './ImageStatusPlugin.tsx'
import { OPEN_PICTURE_DIALOG } from './openPictureDialog.ts'
import { PictureDialogPlugin } from './PictureDialogPlugin.tsx'
import { TextPictureNode } from './TextPictureNode.tsx'

const texts = backOfficeTexts.body.tools

const labelOf =
  (text: BackOfficeText) =>
  ({ i18n }: { i18n: { language: string } }) =>
    inLanguageOf({ i18n }, text)

const picture = {
  key: 'upload',
  label: labelOf(texts.picture),
  onSelect: ({ editor }: { editor: LexicalEditor }) =>
    editor.dispatchCommand(OPEN_PICTURE_DIALOG, {}),
}

export const PicturesClientFeature = createClientFeature({
  nodes: [TextPictureNode],
  plugins: [
    { Component: PictureDialogPlugin, position: 'normal' },
    { Component: ImageStatusPlugin, position: 'normal' },
  ],
  slashMenu: {
    groups: [
      slashMenuBasicGroupWithItems([
        { ...picture, Icon: PictureSign, keywords: ['picture', 'image', 'photo', 'снимка'] },
      ]),
    ],
  },
  toolbarFixed: {
    groups: [
      {
        key: 'pictures',
        type: 'buttons',
        items: [
          { ...picture, ChildComponent: PictureSign },
          {
            key: 'image-status',
            label: labelOf(texts.imageStatus),
            ChildComponent: StatusSign,
            onSelect: ({ editor }) => editor.dispatchCommand(OPEN_IMAGE_STATUS, undefined),
          },
        ],
      },
    ],
  },
})

function PictureSign() {
  return <Sign of="picture" />
}

function StatusSign() {
  return <Sign of="pictures" />
}
