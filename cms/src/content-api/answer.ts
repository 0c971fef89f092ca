import type { Question } from '@kariera/shared/contracts/reading'
import { errorText } from '@kariera/shared/rules/errors'
import { answerArchives } from './archives.ts'
import { answerArticles, answerPreview } from './articles.ts'
import { answerCategory } from './category.ts'
import { answerCategoryMonths } from './categoryMonth.ts'
import { answerHashtags, answerHashtagSlugs } from './hashtag.ts'
import { answerHashtagCounts } from './hashtagCounts.ts'
import { answerEmployer, answerEmployerPaths } from './employers.ts'
import { answerFrame, answerHome } from './home.ts'
import { answerSection, answerSectionPage, answerStaticPage } from './pages.ts'
import { answerQuote, answerQuotePaths } from './quotePage.ts'
import type { Answer, Reader, Unanswered } from './reader.ts'
import { answerRelated } from './related.ts'
import { answerSearchStart } from '../search/start.ts'
import { answerRoutes } from './routes.ts'
import { answerService, answerServices } from './services.ts'
import { answerMonths, answerNewest, answerNews, answerSitemap } from './sitemaps.ts'

/**
 * One answer for each question, in their order, with the tags of everything that was read for it. Questions of a kind
 * are read together; what cannot be answered does not take the others with it.
 */
export async function answerAll(
  questions: Question[],
  reader: Reader,
): Promise<(Answer | Unanswered)[]> {
  const answers: (Answer | Unanswered)[] = []
  const groups = Map.groupBy(questions.entries(), ([, { ask }]) => ask)
  await Promise.all(
    [...groups.values()].map(async (group) => {
      const asked = group.map(([, question]) => question)
      const answered = await answersOrErrors(asked, reader)
      for (const [place, [index]] of group.entries()) {
        answers[index] = answered[place] ?? unanswered
      }
    }),
  )
  return answers
}

const unanswered: Unanswered = { error: 'This question could not be answered.' }

/** Where a kind cannot be answered together, each question is answered alone. */
async function answersOrErrors(
  asked: Question[],
  reader: Reader,
): Promise<(Answer | Unanswered)[]> {
  try {
    return await answersOf(asked, reader)
  } catch (error) {
    if (asked.length > 1) {
      const alone = asked.map(async (question) => answersOrErrors([question], reader))
      return (await Promise.all(alone)).flat()
    }
    const [question] = asked
    reader.payload.logger.error({ event: 'reading.failed', question, error: errorText(error) })
    return [unanswered]
  }
}

/** @param asked of one kind */
function answersOf(asked: Question[], reader: Reader): Promise<(Answer | Unanswered)[]> {
  const [first] = asked
  if (!first) return Promise.resolve([])
  switch (first.ask) {
    case 'article':
      return answerArticles(slugsOf(asked), reader)
    case 'related':
      return answerRelated(slugsOf(asked), reader)
    case 'categoryMonth':
      return answerCategoryMonths(
        asked.flatMap((one) => (one.ask === 'categoryMonth' ? one : [])),
        reader,
      )
    case 'hashtag':
      return answerHashtags(slugsOf(asked), reader)
    case 'home':
      return forEach(asked, () => answerHome(reader))
    case 'frame':
      return forEach(asked, () => answerFrame(reader))
    case 'newest':
      return forEach(asked, () => answerNewest(reader))
    case 'news':
      return forEach(asked, () => answerNews(reader))
    case 'searchStart':
      return forEach(asked, () => answerSearchStart(reader))
    case 'months':
      return forEach(asked, () => answerMonths(reader))
    case 'archives':
      return forEach(asked, () => answerArchives(reader))
    case 'hashtagCounts':
      return forEach(asked, () => answerHashtagCounts(reader))
    case 'hashtagSlugs':
      return forEach(asked, () => answerHashtagSlugs(reader))
    case 'services':
      return forEach(asked, () => answerServices(reader))
    case 'quotePaths':
      return forEach(asked, () => answerQuotePaths(reader))
    case 'employerPaths':
      return forEach(asked, () => answerEmployerPaths(reader))
    case 'section':
      return forEach(asked, () => answerSection(reader))
    case 'category':
      return oneByOne(asked, first.ask, ({ slug }) => answerCategory(slug, reader))
    case 'service':
      return oneByOne(asked, first.ask, ({ slug }) => answerService(slug, reader))
    case 'quote':
      return oneByOne(asked, first.ask, ({ slug }) => answerQuote(slug, reader))
    case 'employer':
      return oneByOne(asked, first.ask, ({ slug }) => answerEmployer(slug, reader))
    case 'staticPage':
      return oneByOne(asked, first.ask, ({ name }) => answerStaticPage(name, reader))
    case 'sectionPage':
      return oneByOne(asked, first.ask, ({ slug }) => answerSectionPage(slug, reader))
    case 'preview':
      return oneByOne(asked, first.ask, ({ id }) => answerPreview(id, reader))
    case 'routes':
      return oneByOne(asked, first.ask, ({ after }) => answerRoutes(after, reader))
    case 'sitemap':
      return oneByOne(asked, first.ask, ({ month }) => answerSitemap(month, reader))
  }
}

/** For what is not read together. @param ask of which kind they are */
function oneByOne<Ask extends Question['ask']>(
  asked: Question[],
  ask: Ask,
  answer: (question: Extract<Question, { ask: Ask }>) => Promise<Answer>,
): Promise<Answer[]> {
  const isOfKind = (question: Question): question is Extract<Question, { ask: Ask }> =>
    question.ask === ask
  return Promise.all(asked.filter(isOfKind).map(answer))
}

function slugsOf(asked: Question[]): string[] {
  return asked.flatMap((one) => ('slug' in one ? one.slug : []))
}

/** Asked several times at once, it is read once. */
async function forEach(asked: Question[], read: () => Promise<Answer>): Promise<Answer[]> {
  const answer = await read()
  return asked.map(() => answer)
}
