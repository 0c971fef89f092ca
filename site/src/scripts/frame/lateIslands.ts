import { whenNear } from './near.ts'

/**
 * Hydrates an island when its reader scrolls near; its script is in the template after it. For an island on every
 * article this avoids Astro's own loader in the HTML of each.
 */
for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-island]')) {
  // The wrapper is in the layout even where the island is not shown, so the island itself is observed.
  const island = template.previousElementSibling?.firstElementChild
  if (island) whenNear(island, () => document.body.append(template.content))
}
