import type { StaticPageName } from '@kariera/shared/contracts/staticPages'
import {
  aboutPath,
  advertisePath,
  cookiesPath,
  faqPath,
  privacyPath,
  sectionPagePath,
  sectionPath,
  termsPath,
} from '@kariera/shared/routes'
import { sectionPageTag, sectionTag, staticPageTag } from '@kariera/shared/tags'
import { formerAndPresentPaths, type InvalidationRule } from '../../publishing/invalidationRule.ts'

/** Paths of the single pages. */
export const pathOfStaticPage: Record<StaticPageName, string> = {
  about: aboutPath,
  faq: faqPath,
  terms: termsPath,
  privacy: privacyPath,
  cookies: cookiesPath,
  advertise: advertisePath,
}

const staticPageInvalidation =
  (name: StaticPageName): InvalidationRule<StaticPageName> =>
  () => ({ paths: [pathOfStaticPage[name]], tags: [staticPageTag(name)] })

export const staticPageInvalidations = {
  about: staticPageInvalidation('about'),
  faq: staticPageInvalidation('faq'),
  terms: staticPageInvalidation('terms'),
  privacy: staticPageInvalidation('privacy'),
  cookies: staticPageInvalidation('cookies'),
  advertise: staticPageInvalidation('advertise'),
}

/**
 * Invalidates its old and new page, and the pages that link to it: its parent, its children, and the section's own
 * page.
 */
export const pageInvalidation: InvalidationRule<'pages'> = (event) => {
  const { documentId: id, was, is } = event
  const own = formerAndPresentPaths(event, sectionPagePath)
  return was?.slug === is?.slug && was?.place === is?.place
    ? { paths: own, tags: [sectionPageTag(id)] }
    : { paths: [sectionPath, ...own], tags: [sectionPageTag(id), sectionTag] }
}
