import { hydrateRoot } from 'react-dom/client'
import { RandomStrip } from './RandomStrip.tsx'

/** Hydrates the strip of an article (components/article/RandomArticles.astro). */
const island = document.querySelector<HTMLElement>('[data-random]')
if (island) hydrateRoot(island, <RandomStrip articleId={Number(island.dataset.random)} />)
