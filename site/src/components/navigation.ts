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
  termsPath,
} from '@kariera/shared/routes'
import { readerTexts } from '@kariera/shared/texts/reader'

export type NavigationLink = { path: string; label: string }

const { frame, footer } = readerTexts

/** The top bar's links; the branding request stands beside them as a button. */
export const mainLinks: NavigationLink[] = [
  { path: aboutPath, label: frame.about },
  { path: hashtagsPath, label: frame.hashtags },
  { path: searchPath, label: frame.search },
]

export const brandingLink: NavigationLink = { path: brandingPath, label: frame.branding }

export const helpLinks: NavigationLink[] = [
  { path: faqPath, label: footer.faq },
  { path: contactPath, label: footer.contact },
  { path: advertisePath, label: footer.advertise },
  { path: termsPath, label: footer.terms },
  { path: privacyPath, label: footer.privacy },
  { path: cookiesPath, label: footer.cookies },
]
