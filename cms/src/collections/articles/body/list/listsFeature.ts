import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Editor feature that lets two lists stand side by side, each with its own numbers. */
export const ListsFeature = createServerFeature({
  key: 'lists',
  feature: {
    ClientFeature: '/collections/articles/body/list/ListsClientFeature.tsx#ListsClientFeature',
  },
})
