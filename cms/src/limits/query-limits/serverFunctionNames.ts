/**
 * Payload's server functions that this admin calls, all with a signed-in user: our screens for signing in and for a
 * forgotten password use REST, and the first administrator is created at the first start. Folders, scheduled
 * publishing, widgets and locales are not used here.
 */
export const serverFunctionNames = [
  'form-state',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'slugify',
  'table-state',
  'get-default-layout',
  'render-widget',
] as const
