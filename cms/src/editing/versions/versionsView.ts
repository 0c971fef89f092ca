/** List of versions in words, for `admin.components.views.edit.versions` of a collection. */
export const versionsView = '/editing/versions/VersionsView.tsx#VersionsView'

/** For `versions.maxPerDoc` of a collection: the list of versions is not paged. */
export const keptVersions = 50
