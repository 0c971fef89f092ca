import type { ClientDirective } from 'astro'
import { whenNear } from '../scripts/frame/near.ts'

/** `client:near`: the island is hydrated after everything else is loaded, when its reader scrolls near. */
const near: ClientDirective = (load, _options, island) => {
  const [first] = island.children
  if (!first) return
  whenNear(first, async () => {
    const hydrate = await load()
    await hydrate()
  })
}

export default near
