import { createAccount, type TestAccount } from '../account.ts'
import { openNewsroom, type TestNewsroom } from '../newsroom.ts'
import { restAsAnyone, restFrom, type Caller } from '../rest.ts'
import {
  contentOf,
  freshWordOf,
  hiddenArticle,
  subjectOf,
  trashables,
  trashedSubject,
  type Subject,
} from './documents.ts'
import type { Attempt } from './attempts.ts'
import { callers, type CallerName } from './rights.ts'

/** A newsroom with a signed-in caller for each column of the tables, and documents on which they try something. */
export class NewsroomOfCallers {
  readonly newsroom: TestNewsroom
  readonly #call: Record<CallerName, Caller>
  readonly #author: TestAccount
  readonly #other: TestAccount
  /** Reused until an attempt has changed one of them. */
  readonly #subjects = new Map<string, { subject: Subject; owner: TestAccount }>()

  private constructor(
    newsroom: TestNewsroom,
    call: Record<CallerName, Caller>,
    [author, other]: [TestAccount, TestAccount],
  ) {
    this.newsroom = newsroom
    this.#call = call
    this.#author = author
    this.#other = other
  }

  static async open(): Promise<NewsroomOfCallers> {
    const newsroom = await openNewsroom()
    const author = await createAccount(newsroom)
    const asAuthor = await signedIn(newsroom, author)
    const call = {
      anonymous: restAsAnyone(newsroom),
      'author: own': asAuthor,
      'author: other': asAuthor,
      editor: await signedIn(newsroom, await createAccount(newsroom, 'editor')),
      administrator: await signedIn(newsroom, await createAccount(newsroom, 'administrator')),
    }
    return new NewsroomOfCallers(newsroom, call, [author, await createAccount(newsroom)])
  }

  /** The verdict on each caller, in the order of the columns. */
  async rowOf(verdict: (caller: CallerName) => Promise<string>): Promise<string[]> {
    const row = []
    for (const caller of callers) row.push(await verdict(caller))
    return row
  }

  call(caller: CallerName): Caller {
    return this.#call[caller]
  }

  /**
   * Prepares an attempt of a caller on a document.
   *
   * @param state live or trashed; for articles also draft or future
   */
  async attempt(slug: string, caller: CallerName, state = 'live'): Promise<Attempt> {
    const isOwn = caller === 'author: own'
    const key = `${slug} ${state} ${isOwn}`
    const kept = this.#subjects.get(key) ?? (await this.#fresh(slug, isOwn, state))
    this.#subjects.set(key, kept)
    const call = this.#call[caller]
    const word = freshWordOf(slug)
    const content = await contentOf(this.newsroom, slug, kept.owner, word)
    return { newsroom: this.newsroom, call, slug, ...kept, word, content }
  }

  /** Further attempts get new documents. */
  forgetSubjects(): void {
    this.#subjects.clear()
  }

  async #fresh(slug: string, isOwn: boolean, state: string) {
    const stranger = slug === 'users' ? await createAccount(this.newsroom) : this.#other
    const owner = isOwn ? this.#author : stranger
    return { subject: await this.#subject(slug, owner, state), owner }
  }

  #subject(slug: string, owner: TestAccount, state: string): Promise<Subject> {
    if (state === 'live') return subjectOf(this.newsroom, slug, owner)
    const trashable = trashables.find((one) => one === slug)
    if (trashable) return trashedSubject(this.newsroom, trashable, owner)
    return hiddenArticle(this.newsroom, state, owner)
  }
}

async function signedIn(newsroom: TestNewsroom, account: TestAccount): Promise<Caller> {
  const { token } = await newsroom.payload.login({ collection: 'users', data: account })
  return restFrom(newsroom, { authorization: `JWT ${token}` })
}
