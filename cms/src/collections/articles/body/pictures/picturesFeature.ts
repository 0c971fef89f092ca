import { UploadFeature } from '@payloadcms/richtext-lexical'

type Provider = ReturnType<typeof UploadFeature>

/**
 * Editor feature for pictures: stored and checked by Payload's feature, chosen and shown by ours. (Payload's chooses them
 * in two drawers, and shows them small and by the names of their files.)
 */
export function PicturesFeature(): Provider {
  const provider = UploadFeature({ enabledCollections: ['media'] })
  const { feature } = provider
  return {
    ...provider,
    feature: async (args) => ({
      ...(typeof feature === 'function' ? await feature(args) : feature),
      ClientFeature:
        '/collections/articles/body/pictures/PicturesClientFeature.tsx#PicturesClientFeature',
    }),
  }
}
