import { brandingPath, servicePath } from '@kariera/shared/routes'
import { servicesTag, serviceTag } from '@kariera/shared/tags'
import { formerAndPresentPaths, type InvalidationRule } from '../../publishing/invalidationRule.ts'

/** Its page where it was and where it is, and the list that shows it. */
export const serviceInvalidation: InvalidationRule<'services'> = (event) => ({
  paths: [brandingPath, ...formerAndPresentPaths(event, servicePath)],
  tags: [serviceTag(event.documentId), servicesTag],
})
