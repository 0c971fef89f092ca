import type { Plugin } from 'payload'

/** Takes the tab with a document's JSON out of every form: it is for developers, who have the REST API. */
export const withoutApiTab: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((one) => ({
    ...one,
    admin: { ...one.admin, hideAPIURL: true },
  })),
  globals: config.globals?.map((one) => ({ ...one, admin: { ...one.admin, hideAPIURL: true } })),
})
