import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Editor feature that shows the tools of a text in one flat bar, in place of Payload's bar of menus. */
export const ToolbarFeature = createServerFeature({
  key: 'toolbar',
  feature: {
    ClientFeature:
      '/collections/articles/body/toolbar/ToolbarClientFeature.tsx#ToolbarClientFeature',
  },
})
