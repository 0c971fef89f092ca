import {
  aboutPath,
  advertisePath,
  brandingPath,
  contactPath,
  cookiesPath,
  faqPath,
  hashtagsPath,
  privacyPath,
  searchPath,
  sectionPath,
  termsPath,
} from '@kariera/shared/routes'
import type { StaticPageName } from '@kariera/shared/contracts/staticPages'
import { readerTexts } from '@kariera/shared/texts/reader'

export type NavigationLink = { path: string; label: string }

const { frame, footer, section } = readerTexts

/** The static pages, by their names in all links. */
export const staticPageLinks: Record<StaticPageName, NavigationLink> = {
  about: { path: aboutPath, label: frame.about },
  faq: { path: faqPath, label: footer.faq },
  terms: { path: termsPath, label: footer.terms },
  privacy: { path: privacyPath, label: footer.privacy },
  cookies: { path: cookiesPath, label: footer.cookies },
  advertise: { path: advertisePath, label: footer.advertise },
}

/** The top bar's links; the branding request is a button next to them. */
export const mainLinks: NavigationLink[] = [
  staticPageLinks.about,
  { path: hashtagsPath, label: frame.hashtags },
  { path: searchPath, label: frame.search },
]

export const brandingLink: NavigationLink = { path: brandingPath, label: frame.branding }

/** The section of nested pages. */
export const sectionLink: NavigationLink = { path: sectionPath, label: section.heading }

export const helpLinks: NavigationLink[] = [
  staticPageLinks.faq,
  { path: contactPath, label: footer.contact },
  staticPageLinks.advertise,
  staticPageLinks.terms,
  staticPageLinks.privacy,
  staticPageLinks.cookies,
]
