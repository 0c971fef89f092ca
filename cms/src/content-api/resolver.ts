import type { Question } from '@kariera/shared/contracts/reading'
import type { Answer, Reader, Unanswered } from './reader.ts'

/** The kinds of what the site asks. */
export type QuestionKind = Question['ask']

/** A question of one kind. */
export type QuestionOf<Kind extends QuestionKind> = Extract<Question, { ask: Kind }>

/**
 * Answers all questions of one kind that came in one request, in their order. Each part of the newsroom has the
 * resolvers of its own (`collections/…/resolvers`); resolve.ts is their registry.
 *
 * @throws if one of them cannot be answered: each is then asked alone
 */
export type Resolver<Kind extends QuestionKind> = (
  asked: QuestionOf<Kind>[],
  reader: Reader,
) => Promise<(Answer | Unanswered)[]>

/** A resolver for each of some kinds. */
export type Resolvers<Kind extends QuestionKind = QuestionKind> = { [One in Kind]: Resolver<One> }

/** For what is the same for all who ask: it is read once. */
export function once<Kind extends QuestionKind>(
  read: (reader: Reader) => Promise<Answer>,
): Resolver<Kind> {
  return async (asked, reader) => {
    const answer = await read(reader)
    return asked.map(() => answer)
  }
}

/** For what is not read together. */
export function oneByOne<Kind extends QuestionKind>(
  answer: (question: QuestionOf<Kind>, reader: Reader) => Promise<Answer>,
): Resolver<Kind> {
  return (asked, reader) => Promise.all(asked.map((question) => answer(question, reader)))
}

/** For what is read together by its address. */
export function together<Kind extends QuestionKind>(
  answers: (slugs: string[], reader: Reader) => Promise<(Answer | Unanswered)[]>,
): Resolver<Kind> {
  return (asked, reader) =>
    answers(
      asked.flatMap((question) => ('slug' in question ? question.slug : [])),
      reader,
    )
}
