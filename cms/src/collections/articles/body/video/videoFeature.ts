import { createServerFeature } from '@payloadcms/richtext-lexical'

/** Editor feature that makes a video of a YouTube address in a line of its own, pasted or typed. */
export const VideoFeature = createServerFeature({
  key: 'videoAddresses',
  feature: {
    ClientFeature: '/collections/articles/body/video/VideoClientFeature.tsx#VideoClientFeature',
  },
})
