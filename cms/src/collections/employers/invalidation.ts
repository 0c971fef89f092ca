import { employerPath } from '@kariera/shared/routes'
import { employerLogoTag, employersTag, employerTag } from '@kariera/shared/tags'
import { formerAndPresentPaths, type InvalidationRule } from '../../publishing/invalidationRule.ts'

/** Invalidates its old and its new profile; the list of employers only if an employer was added, moved or removed. */
export const employerInvalidation: InvalidationRule<'employers'> = (event) => {
  const { documentId: id, was, is } = event
  const tags = was?.slug === is?.slug ? [employerTag(id)] : [employerTag(id), employersTag]
  return { paths: formerAndPresentPaths(event, employerPath), tags }
}

export const employerLogoInvalidation: InvalidationRule<'employer-logos'> = ({ documentId }) => ({
  paths: [],
  tags: [employerLogoTag(documentId)],
})
