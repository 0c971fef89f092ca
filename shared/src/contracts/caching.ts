/**
 * `Cache-Control` of pages and files: how long browsers keep them. nginx repeats the first two for what it serves
 * itself (nginx/nginx.conf.template).
 */
export const cacheControl = {
  /** Pages and feeds: a browser asks each time whether they have changed. */
  pages: 'public, max-age=0, must-revalidate',
  /** Pictures, and the site's and the newsroom's scripts and styles: a file name is never used again. */
  immutable: 'public, max-age=31536000, immutable',
  /** Icons and other files of the root, whose names stay. */
  rootFiles: 'public, max-age=3600',
} as const
