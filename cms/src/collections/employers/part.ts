import type { Part } from '../../part.ts'
import { employerLogos } from './employerLogos.ts'
import { employers } from './employers.ts'
import { employerInvalidation, employerLogoInvalidation } from './invalidation.ts'
import { employerResolvers, readEmployerPaths } from './resolvers.ts'

/** Employers, and their logos. */
export const part = {
  collections: [employers, employerLogos],
  resolvers: employerResolvers,
  readPaths: readEmployerPaths,
  invalidation: { employers: employerInvalidation, 'employer-logos': employerLogoInvalidation },
  menu: { management: [{ collection: 'employers' }, { collection: 'employer-logos' }] },
  named: [
    {
      collection: 'employers',
      place: 3,
      name: 'title',
      searched: ['title', 'slug', 'website'],
      isTrashable: true,
    },
    { collection: 'employer-logos', place: 16, name: 'original_name', searched: ['original_name'] },
  ],
} satisfies Part
