import type { Chance } from '../../shared/src/rules/chance.ts'
import { writeDraft } from '../benchmark/draft.ts'
import type { Editor, SavedArticle } from './editor.ts'

/** The kinds of saves. */
export const kinds = [
  'new',
  'edit',
  'title',
  'unpublish',
  'trash',
  'back again',
  'category',
  'date',
  'scheduled',
] as const
export type Kind = (typeof kinds)[number]

/** The work of a newsroom: each step is one save that changes what readers see. */
export class Publishes {
  readonly #editor: Editor
  readonly #chance: Chance
  readonly #categories: readonly number[]
  readonly #public: SavedArticle[] = []
  readonly #hidden: SavedArticle[] = []
  #number = 0
  /** When the last scheduled article appears, milliseconds since 1970. */
  lastEdge = 0

  constructor(editor: Editor, chance: Chance, categories: readonly number[]) {
    this.#editor = editor
    this.#chance = chance
    this.#categories = categories
  }

  /** Makes one save of a kind, or publishes a new article if no article fits. */
  async make(kind: Kind): Promise<void> {
    const editor = this.#editor
    const article = this.#take(kind === 'back again' ? this.#hidden : this.#public)
    if (!article || kind === 'new' || kind === 'scheduled') {
      if (article) this.#public.push(article)
      this.#public.push(await this.#write(kind === 'scheduled' ? this.#soon() : undefined))
      return
    }
    const saved = await editor.update(article.id, this.#change(kind))
    const isHidden = kind === 'unpublish' || kind === 'trash'
    const list = isHidden ? this.#hidden : this.#public
    list.push(saved)
  }

  #write(datePublished?: string): Promise<SavedArticle> {
    this.#number += 1
    return this.#editor.create({
      title: `Проба на издръжливост ${this.#number}`,
      accent: `Написана като ${this.#number}-та`,
      body: writeDraft(this.#chance).body,
      category: this.#chance.pickAny(this.#categories),
      _status: 'published',
      ...(datePublished && { datePublished }),
    })
  }

  #change(kind: Exclude<Kind, 'new' | 'scheduled'>): object {
    this.#number += 1
    const published = { _status: 'published', deletedAt: null }
    switch (kind) {
      case 'unpublish':
        return { _status: 'draft' }
      case 'trash':
        return { deletedAt: new Date().toISOString() }
      case 'title':
        return { ...published, title: `Ново заглавие ${this.#number}` }
      case 'category':
        return { ...published, category: this.#chance.pickAny(this.#categories) }
      case 'date':
        return { ...published, datePublished: this.#longAgo() }
      case 'edit':
      case 'back again':
        return { ...published, accent: `Променена като ${this.#number}-та` }
    }
  }

  #take(list: SavedArticle[]): SavedArticle | undefined {
    return list.splice(this.#chance.wholeBetween(0, Math.max(0, list.length - 1)), 1)[0]
  }

  #soon(): string {
    const edge = Date.now() + this.#chance.wholeBetween(1500, 6000)
    this.lastEdge = Math.max(this.lastEdge, edge)
    return new Date(edge).toISOString()
  }

  #longAgo(): string {
    return new Date(Date.now() - this.#chance.wholeBetween(1, 400) * 86_400_000).toISOString()
  }
}
