/** List of versions in words, for `admin.components.views.edit.versions` of a collection. */
export const versionsView = '/editing/versions/VersionsView.tsx#VersionsView'
