import { whenNear } from './near.ts'

/**
 * An island whose script stands in a template after it comes alive when its reader is near. Where an island stands on every
 * article, this spares each of them Astro's own loader, which would stand in their HTML.
 */
for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-island]')) {
  // What stands around it has a place in the page where it has none.
  const island = template.previousElementSibling?.firstElementChild
  if (island) whenNear(island, () => document.body.append(template.content))
}
