import type { ClientDirective } from 'astro'
import { comeAlive } from './comeAlive.ts'

/** `client:at-once`: for an island that is useless without its script. */
const atOnce: ClientDirective = (load, _options, island) => void comeAlive(load, island)

export default atOnce
