import type { SanitizedConfig } from 'payload'

/**
 * Lets the filter of the article list show the state that is in its address. Payload leaves virtual fields out of its
 * filters, and its filter throws if one is in the address. Here the browser is not told that the state is virtual.
 */
export async function withFilterableState(
  building: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const config = await building
  const articles = config.collections.find(({ slug }) => slug === 'articles')
  const state = articles?.fields.find((field) => 'name' in field && field.name === 'state')
  if (state) Object.defineProperty(state, 'virtual', { value: true, enumerable: false })
  return config
}
