/**
 * Scripts that stand in a template of the page wait until everything is there that the page is first seen with. An
 * `import()` here would do as much, and burden every page with its preloading.
 */
const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-after-load]')
if (templates.length > 0) {
  const start = () => document.body.append(...Array.from(templates, ({ content }) => content))
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}
