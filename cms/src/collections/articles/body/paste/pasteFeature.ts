import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Editor feature that decides what of a pasted web page or document is taken over. */
export const PasteFeature = createServerFeature({
  key: 'paste',
  feature: {
    ClientFeature: '/collections/articles/body/paste/PasteClientFeature.tsx#PasteClientFeature',
  },
})
