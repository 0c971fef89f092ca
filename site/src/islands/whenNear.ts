import type { ClientDirective } from 'astro'
import { whenNear } from '../scripts/frame/near.ts'

/** `client:near`: the island comes alive when everything else is there and its reader comes near. */
const near: ClientDirective = (load, _options, island) => {
  const [first] = island.children
  if (!first) return
  whenNear(first, async () => {
    const hydrate = await load()
    await hydrate()
  })
}

export default near
