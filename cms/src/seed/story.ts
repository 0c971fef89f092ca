import type { Chance } from '@kariera/shared/rules/chance'
import { companies, people, roles } from './words/people.ts'
import { sectors, themes, towns } from './words/themes.ts'
import { audiences, events, sayings, wishes } from './words/titles.ts'

/** Person, place and topic of an article: the words for the placeholders of its texts. */
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

/** Replaces the placeholders of a text, such as `{town}`, by the words of a story. */
export function fill(text: string, story: Story): string {
  const words: Record<string, string> = story
  return text.replace(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place)
}

/** Like `fill`, for a separate text: it begins with a capital letter. */
export function tell(text: string, story: Story): string {
  const filled = fill(text, story)
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}

function within(noun: string): string {
  return `${inOf(noun)} ${noun}`
}

/** Returns „в“, or „във“ before „в“ and „ф“. */
function inOf(noun: string): string {
  return /^[вф]/i.test(noun) ? 'във' : 'в'
}

/** Returns „с“, or „със“ before „с“ and „з“. */
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
