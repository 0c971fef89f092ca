/**
 * Starts the scripts in templates after everything for the first view is loaded. An `import()` here would do the same,
 * but would add its preloading to every page.
 */
const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-after-load]')
if (templates.length > 0) {
  const start = () => document.body.append(...Array.from(templates, ({ content }) => content))
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}
