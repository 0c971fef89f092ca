import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Editor feature that makes typographic quotation marks and dashes of those that a keyboard has, while one types. */
export const TypographyFeature = createServerFeature({
  key: 'typography',
  feature: {
    ClientFeature:
      '/collections/articles/body/typography/TypographyClientFeature.tsx#TypographyClientFeature',
  },
})
