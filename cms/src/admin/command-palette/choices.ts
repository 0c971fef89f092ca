import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { useTranslate } from '../i18n/useTranslate.ts'
import type { MenuEntry, SearchedList } from '../shell/menu.ts'
import type { FoundDocument } from './foundDocuments.ts'
import { textMatcher, wordMatcher } from './latin.ts'

const texts = backOfficeTexts.palette

type Say = ReturnType<typeof useTranslate>

/** What the palette leads to beside documents: screens, forms of new documents, and lists with their own search. */
export type PaletteLinks = {
  screens: MenuEntry[]
  newDocuments: MenuEntry[]
  lists: SearchedList[]
  /** Whether the user may change the carousel. */
  mayArrange: boolean
}

/**
 * Something to choose: a screen or document, or an act. `kind`: the type of a document, or where an act works;
 * `keywords`: how it is searched for beside its label.
 */
export type Choice = { key: string; label: string; kind?: string; keywords?: string } & (
  | { href: string }
  | { act: () => void }
)

/** An act of the open screen. */
export type ScreenAct = Choice & { act: () => void; keywords: string }

export type ChoiceGroup = {
  of: 'recent' | 'screens' | 'acts' | 'documents' | 'lists'
  name: string
  choices: Choice[]
}

type Given = {
  query: string
  links: PaletteLinks
  acts: ScreenAct[]
  documents: FoundDocument[]
}

/** Lists that are offered with their own search, which also searches other texts than the names. */
const withSearch: readonly string[] = ['articles', 'quotes', 'employers', 'banners']

/** Returns what the palette offers: without a text the recent documents and the acts, else what is named like it. */
export function choicesFor(given: Given, say: Say): ChoiceGroup[] {
  const { query, links, acts, documents } = given
  const matches = textMatcher(query)
  const found = documents.flatMap((document) => linkTo(document, links.lists))
  const newDocuments = links.newDocuments.map(linkOf)
  const beginsWords = wordMatcher(query)
  const words = ({ label, keywords = '' }: Choice) => `${label} ${keywords}`
  const places = [...links.screens.map(linkOf), ...newDocuments]
  // Enter performs an act at once, so a few letters within a word are not enough to find it.
  const named = [
    ...acts.filter((act) => beginsWords(words(act))),
    ...places.filter((link) => matches(link.label) || beginsWords(words(link))),
  ]
  const isMistyped = wordMatcher(query, true)
  const mistyped =
    named.length > 0 ? [] : [...acts, ...places].filter((one) => isMistyped(words(one)))
  const searches = links.lists
    .filter(({ slug }) => withSearch.includes(slug))
    .map(({ label, href }) => ({
      ...linkOf({ href: `${href}?search=${encodeURIComponent(query)}`, label }),
      label: say(texts.inDocuments(label, query)),
    }))
  const groups: Omit<ChoiceGroup, 'name'>[] =
    query === ''
      ? [
          { of: 'recent', choices: found },
          { of: 'acts', choices: [...acts, ...newDocuments] },
        ]
      : [
          {
            of: 'screens',
            choices: byBeginning(query, named),
          },
          { of: 'documents', choices: found },
          { of: 'screens', choices: mistyped },
          { of: 'lists', choices: searches },
        ]
  return groups
    .filter(({ choices }) => choices.length > 0)
    .map(({ of, choices }) => ({ of, name: say(texts.groups[of]), choices: unique(choices) }))
}

/** Is also searched for by the end of its address, such as `faq`, which is known in every language. */
function linkOf({ href, label }: MenuEntry): Choice & { href: string } {
  return { key: href, href, label, keywords: href.slice(href.lastIndexOf('/') + 1) }
}

function linkTo({ collection, id, title }: FoundDocument, lists: SearchedList[]): Choice[] {
  const list = lists.find(({ slug }) => slug === collection)
  if (!list) return []
  const href = `${list.href}/${id}`
  return [{ key: href, label: title || `${list.singular} ${id}`, href, kind: list.singular }]
}

/** Those that begin with the text come first. */
function byBeginning(query: string, choices: Choice[]): Choice[] {
  const lower = query.toLocaleLowerCase('bg')
  const begins = ({ label, keywords = '' }: Choice) =>
    [label, keywords].some((text) => text.toLocaleLowerCase('bg').startsWith(lower))
  return [...choices.filter(begins), ...choices.filter((choice) => !begins(choice))]
}

function unique(choices: Choice[]): Choice[] {
  return choices.filter(({ key }, index) => choices.findIndex((one) => one.key === key) === index)
}
