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

/** Where readers find the pages that there are once. */
export const pathOfStaticPage: Record<StaticPageName, string> = {
  about: aboutPath,
  faq: faqPath,
  terms: termsPath,
  privacy: privacyPath,
  cookies: cookiesPath,
  advertise: advertisePath,
}

export const staticPageInvalidation =
  (name: StaticPageName): InvalidationRule<StaticPageName> =>
  () => ({ paths: [pathOfStaticPage[name]], tags: [staticPageTag(name)] })

/** Its page where it was and where it is, and those that name it: above, below, and the section's own. */
export const pageInvalidation: InvalidationRule<'pages'> = (event) => {
  const { documentId: id, was, is } = event
  const own = formerAndPresentPaths(event, sectionPagePath)
  return was?.slug === is?.slug && was?.place === is?.place
    ? { paths: own, tags: [sectionPageTag(id)] }
    : { paths: [sectionPath, ...own], tags: [sectionPageTag(id), sectionTag] }
}
