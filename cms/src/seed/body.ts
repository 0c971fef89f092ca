import type { Article } from '@kariera/shared/payload-types'
import {
  body,
  bold,
  h2,
  h3,
  italic,
  link,
  ol,
  p,
  quote,
  rule,
  table,
  ul,
  type BodyElement,
  type Inline,
} from '../collections/articles/body/bodyBuilder.ts'
import type { Chance } from '@kariera/shared/rules/chance'
import { Deck } from './deck.ts'
import { fill, tell, type Story } from './story.ts'
import {
  headings,
  listIntroductions,
  listItems,
  quotes,
  sources,
  subheadings,
  tables,
} from './words/blocks.ts'
import { sentences } from './words/sentences.ts'

/**
 * Makes the body of an article: an opening and a few sections, in which no sentence occurs twice.
 *
 * @param sections 1 makes about 4 KB as Payload stores it, 3 about 10
 */
export function makeBody(chance: Chance, story: Story, sections: number): Article['body'] {
  const writer = new Writer(chance, story)
  const elements = [writer.paragraph(), writer.paragraph()]
  for (let section = 0; section < sections; section += 1) elements.push(...writer.section(section))
  return body(...elements)
}

/** Writes one body. */
class Writer {
  readonly #chance: Chance
  readonly #story: Story
  readonly #sentences: Deck
  readonly #headings: Deck
  readonly #subheadings: Deck

  constructor(chance: Chance, story: Story) {
    this.#chance = chance
    this.#story = story
    this.#sentences = new Deck(chance, sentences)
    this.#headings = new Deck(chance, headings)
    this.#subheadings = new Deck(chance, subheadings)
  }

  section(number: number): BodyElement[] {
    const elements = [
      h2(this.#tell(this.#headings.next())),
      this.paragraph(),
      ...this.#extra(number),
    ]
    if (this.#chance.happens(0.75)) elements.push(this.paragraph())
    return elements
  }

  paragraph(): BodyElement {
    const words: Inline[] = []
    const length = this.#chance.wholeBetween(2, 4)
    for (let sentence = 0; sentence < length; sentence += 1) {
      words.push(sentence === 0 ? this.#sentence() : ` ${this.#sentence()}`)
    }
    if (this.#chance.happens(0.08)) words.push(' ', bold(this.#sentence()))
    return p(...words)
  }

  /** Every section has something besides its paragraphs; a table is rare. */
  #extra(number: number): BodyElement[] {
    const chance = this.#chance
    if (chance.happens(0.07)) return [this.#table()]
    switch ((number + chance.wholeBetween(0, 1)) % 4) {
      case 0:
        return [p(this.#tell(chance.pick(listIntroductions))), this.#list()]
      case 1:
        return [this.#source(), ...(chance.happens(0.3) ? [this.paragraph()] : [])]
      case 2:
        return [quote(this.#tell(chance.pick(quotes))), this.#speaker()]
      default:
        return chance.happens(0.15)
          ? [rule()]
          : [h3(this.#tell(this.#subheadings.next())), this.#list()]
    }
  }

  #list(): BodyElement {
    const items = this.#chance.shuffled(listItems).slice(0, this.#chance.wholeBetween(3, 5))
    const filledItems = items.map((item, index) => {
      const text = fill(item, this.#story)
      return index === items.length - 1 ? text.replace(/;$/, '.') : text
    })
    return this.#chance.happens(0.3) ? ol(filledItems) : ul(filledItems)
  }

  #source(): BodyElement {
    const [introduction, name, address, use] = this.#chance.pick(sources)
    const after = fill(use, this.#story)
    return p(introduction, link(name, address), after, ` ${this.#sentence()}`)
  }

  #speaker(): BodyElement {
    return p('Така го вижда ', italic(this.#story.person), `. ${this.#sentence()}`)
  }

  #table(): BodyElement {
    const rows = this.#chance.pick(tables)
    return table({ rows: rows.map((cells) => cells.map((cell) => this.#tell(cell))) })
  }

  #sentence(): string {
    return this.#tell(this.#sentences.next())
  }

  #tell(text: string): string {
    return tell(text, this.#story)
  }
}
