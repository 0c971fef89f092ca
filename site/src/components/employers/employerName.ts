import type { Employer } from '@kariera/shared/contracts/reading/pages'
import { readerTexts } from '@kariera/shared/texts/reader'
import { domainToUnicode } from 'node:url'

/**
 * Returns the title of an employer's page: the host of its website as people write it, else 'Employer Profile'
 * (R-EMP-1).
 */
export function employerName(links: Employer['links']): string {
  const website = links.find(({ kind }) => kind === 'website')
  const address = website && URL.parse(website.url)
  const host = address ? domainToUnicode(address.hostname) : ''
  return host || readerTexts.employer.title
}
