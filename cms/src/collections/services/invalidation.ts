import { brandingPath, servicePath } from '@kariera/shared/routes'
import { servicesTag, serviceTag } from '@kariera/shared/tags'
import { formerAndPresentPaths, type InvalidationRule } from '../../publishing/invalidationRule.ts'

/** Invalidates its old and new page, and the list of services. */
export const serviceInvalidation: InvalidationRule<'services'> = (event) => ({
  paths: [brandingPath, ...formerAndPresentPaths(event, servicePath)],
  tags: [serviceTag(event.documentId), servicesTag],
})
