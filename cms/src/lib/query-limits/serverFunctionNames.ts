/**
 * The server functions of Payload that this newsroom's admin calls, all by who is signed in: our screens for signing in and for a
 * forgotten password ask REST, and the first administrator is made at the first start. Folders, scheduled publishing, widgets
 * and locales are not used here.
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
