import { hydrateRoot } from 'react-dom/client'
import { RandomStrip } from './RandomStrip.tsx'

/** The strip of an article comes alive (components/article/RandomArticles.astro). */
const island = document.querySelector<HTMLElement>('[data-random]')
if (island) hydrateRoot(island, <RandomStrip articleId={Number(island.dataset.random)} />)
