import type { Question } from '@kariera/shared/contracts/reading'
import { answerArticle, answerRoutes } from './articles.ts'
import { answerFrame, answerHome } from './home.ts'
import type { Answer, Reader } from './reader.ts'

/** One value for each kind of question, with the tags of everything that was read for it. */
export function answer(question: Question, reader: Reader): Promise<Answer> {
  switch (question.ask) {
    case 'frame':
      return answerFrame(reader)
    case 'home':
      return answerHome(reader)
    case 'article':
      return answerArticle(question.slug, reader)
    case 'routes':
      return answerRoutes(question.after, reader)
  }
}
