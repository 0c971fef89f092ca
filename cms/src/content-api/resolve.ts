import type { Question } from '@kariera/shared/contracts/reading'
import { errorText } from '@kariera/shared/rules/errors'
import { resolveArchives } from '../collections/articles/resolvers/archives.ts'
import { resolveArticles, resolvePreview } from '../collections/articles/resolvers/articles.ts'
import { resolveCategory } from '../collections/categories/resolvers/category.ts'
import { resolveCategoryMonths } from '../collections/categories/resolvers/categoryMonth.ts'
import { resolveHashtags, resolveHashtagSlugs } from '../collections/hashtags/resolvers/hashtag.ts'
import { resolveHashtagCounts } from '../collections/hashtags/resolvers/hashtagCounts.ts'
import { resolveEmployer, resolveEmployerPaths } from '../collections/employers/resolvers.ts'
import { resolveFrame, resolveHome } from '../collections/home/resolvers.ts'
import {
  resolveSection,
  resolveSectionPage,
  resolveStaticPage,
} from '../collections/pages/resolvers.ts'
import { resolveQuote, resolveQuotePaths } from '../collections/quotes/resolvers/quotePage.ts'
import type { Answer, Reader, Unanswered } from './reader.ts'
import { resolveRelated } from '../collections/articles/resolvers/related.ts'
import { answerSearchStart } from '../search/start.ts'
import { resolveRoutes } from './routes.ts'
import { resolveService, resolveServices } from '../collections/services/resolvers.ts'
import {
  resolveMonths,
  resolveNewest,
  resolveNews,
  resolveSitemap,
} from '../collections/articles/resolvers/sitemaps.ts'

/**
 * One answer for each question, in their order, with the tags of everything that was read for it. Questions of a kind
 * are read together; what cannot be answered does not take the others with it.
 */
export async function resolveAll(
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
      return resolveArticles(slugsOf(asked), reader)
    case 'related':
      return resolveRelated(slugsOf(asked), reader)
    case 'categoryMonth':
      return resolveCategoryMonths(
        asked.flatMap((one) => (one.ask === 'categoryMonth' ? one : [])),
        reader,
      )
    case 'hashtag':
      return resolveHashtags(slugsOf(asked), reader)
    case 'home':
      return forEach(asked, () => resolveHome(reader))
    case 'frame':
      return forEach(asked, () => resolveFrame(reader))
    case 'newest':
      return forEach(asked, () => resolveNewest(reader))
    case 'news':
      return forEach(asked, () => resolveNews(reader))
    case 'searchStart':
      return forEach(asked, () => answerSearchStart(reader))
    case 'months':
      return forEach(asked, () => resolveMonths(reader))
    case 'archives':
      return forEach(asked, () => resolveArchives(reader))
    case 'hashtagCounts':
      return forEach(asked, () => resolveHashtagCounts(reader))
    case 'hashtagSlugs':
      return forEach(asked, () => resolveHashtagSlugs(reader))
    case 'services':
      return forEach(asked, () => resolveServices(reader))
    case 'quotePaths':
      return forEach(asked, () => resolveQuotePaths(reader))
    case 'employerPaths':
      return forEach(asked, () => resolveEmployerPaths(reader))
    case 'section':
      return forEach(asked, () => resolveSection(reader))
    case 'category':
      return oneByOne(asked, first.ask, ({ slug }) => resolveCategory(slug, reader))
    case 'service':
      return oneByOne(asked, first.ask, ({ slug }) => resolveService(slug, reader))
    case 'quote':
      return oneByOne(asked, first.ask, ({ slug }) => resolveQuote(slug, reader))
    case 'employer':
      return oneByOne(asked, first.ask, ({ slug }) => resolveEmployer(slug, reader))
    case 'staticPage':
      return oneByOne(asked, first.ask, ({ name }) => resolveStaticPage(name, reader))
    case 'sectionPage':
      return oneByOne(asked, first.ask, ({ slug }) => resolveSectionPage(slug, reader))
    case 'preview':
      return oneByOne(asked, first.ask, ({ id }) => resolvePreview(id, reader))
    case 'routes':
      return oneByOne(asked, first.ask, ({ after }) => resolveRoutes(after, reader))
    case 'sitemap':
      return oneByOne(asked, first.ask, ({ month }) => resolveSitemap(month, reader))
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
