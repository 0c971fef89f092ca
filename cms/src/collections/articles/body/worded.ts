import type { FeatureProviderServer } from '@payloadcms/richtext-lexical'

type Words = Record<'en' | 'bg', Record<string, string>>

/** Returns an editor feature with our own names. (Payload prefers a feature's texts to those of the config.) */
export function worded<Given, Kept, Client>(
  provider: FeatureProviderServer<Given, Kept, Client>,
  i18n: Words,
): FeatureProviderServer<Given, Kept, Client> {
  const { feature } = provider
  return {
    ...provider,
    feature: async (args) => ({
      ...(typeof feature === 'function' ? await feature(args) : feature),
      i18n,
    }),
  }
}
