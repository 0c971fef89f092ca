import { employerPath } from '@kariera/shared/routes'
import { employerLogoTag, employersTag, employerTag } from '@kariera/shared/tags'
import { formerAndPresentPaths, type InvalidationRule } from '../../publishing/invalidationRule.ts'

/** Its profile where it was and where it is. Which there are matters where one has come, moved or gone. */
export const employerInvalidation: InvalidationRule<'employers'> = (event) => {
  const { documentId: id, was, is } = event
  const tags = was?.slug === is?.slug ? [employerTag(id)] : [employerTag(id), employersTag]
  return { paths: formerAndPresentPaths(event, employerPath), tags }
}

export const employerLogoInvalidation: InvalidationRule<'employer-logos'> = ({ documentId }) => ({
  paths: [],
  tags: [employerLogoTag(documentId)],
})
