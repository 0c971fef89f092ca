import type { Chance } from './chance.ts'
import { companies, people, roles } from './words/people.ts'
import { sectors, themes, towns } from './words/themes.ts'
import { audiences, events, sayings, wishes } from './words/titles.ts'

/** Who, where and what an article is about: the words that stand at the places of its texts. */
export type Story = ReturnType<typeof makeStory>

export function makeStory(chance: Chance) {
  const [role, several, spokenOf] = chance.pick(roles)
  const [town, otherTown] = twoOf(chance, towns)
  return {
    role,
    withRole: `${withOf(role)} ${role}`,
    roles: several,
    withRoles: `${withOf(several)} ${several}`,
    theRoles: spokenOf,
    town,
    otherTown,
    inTown: `${inOf(town)} ${town}`,
    fromTown: `от ${town}`,
    inSector: within(chance.pick(sectors)),
    theme: chance.pick(themes),
    person: chance.pickAny(people) ?? '',
    company: chance.pickAny(companies) ?? '',
    count: String(chance.wholeBetween(3, 12)),
    audience: chance.pick(audiences),
    wish: chance.pick(wishes),
    event: chance.pick(events),
    saying: chance.pick(sayings),
  }
}

/** Puts the words of a story at the places of a text, `{town}`. */
export function fill(text: string, story: Story): string {
  const words: Record<string, string> = story
  return text.replace(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place)
}

/** The same for a text that stands by itself: it begins with a capital letter. */
export function tell(text: string, story: Story): string {
  const told = fill(text, story)
  return told.charAt(0).toUpperCase() + told.slice(1)
}

function within(noun: string): string {
  return `${inOf(noun)} ${noun}`
}

/** „В“, which becomes „във“ before its own sound. */
function inOf(noun: string): string {
  return /^[вф]/i.test(noun) ? 'във' : 'в'
}

/** „С“, which becomes „със“ before its own sound. */
function withOf(noun: string): string {
  return /^[сз]/i.test(noun) ? 'със' : 'с'
}

function twoOf<Item>(
  chance: Chance,
  items: readonly [Item, Item, ...Item[]],
): readonly [Item, Item] {
  const first = chance.pick(items)
  const other = chance.pick(items)
  return first === other ? [items[0], items[1]] : [first, other]
}
