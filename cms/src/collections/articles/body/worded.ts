import type { FeatureProviderServer } from '@payloadcms/richtext-lexical'

type Words = Record<'en' | 'bg', Record<string, string>>

/** A feature of the editor under our own names for it. (Payload lets a feature's texts win over the config's.) */
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
