import { routesSchema, type Routes } from '@kariera/shared/contracts/reading'
import { homePath, notFoundPath } from '@kariera/shared/routes'
import { errorText } from '@kariera/shared/rules/errors'
import type { Ask } from '../content/questions.ts'
import type { Publisher } from './publisher.ts'
import type { PageStore } from './store.ts'

/** While the cms cannot be asked, milliseconds. */
const retryMs = 1000

/**
 * Renders every page once for each build of the site: at the first start because there is none, later because
 * the templates changed. What is on disk is served meanwhile; a publish overtakes.
 */
export async function startFullRender(options: {
  ask: Ask
  store: PageStore
  publisher: Publisher
  build: string
  signal: AbortSignal
}): Promise<void> {
  const { ask, store, publisher, build, signal } = options
  while (store.meta('listedFor') !== build && !signal.aborted) {
    try {
      const routes = await allRoutes(ask)
      store.markBulk([notFoundPath, homePath, ...store.paths(), ...routes])
      store.setMeta('listedFor', build)
    } catch (error) {
      console.warn(
        JSON.stringify({ event: 'publishing.routes.unreadable', error: errorText(error) }),
      )
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
  }
  noteProgress(store, build)
  publisher.wake()
}

/** Notes when the full render of a build is done, that is when every page of it was at least tried. */
export function noteProgress(store: PageStore, build: string): void {
  if (store.meta('renderedFor') === build || store.meta('listedFor') !== build) return
  if (store.counts().untried === 0) store.setMeta('renderedFor', build)
}

async function allRoutes(ask: Ask): Promise<string[]> {
  const paths: string[] = []
  let after: number | null = 0
  while (after !== null) {
    const { value } = await ask({ ask: 'routes', after })
    const routes: Routes = routesSchema.parse(value)
    paths.push(...routes.paths)
    after = routes.next
  }
  return paths
}
