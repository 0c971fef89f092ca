import { HtmlValidate } from 'html-validate'
import { expect, test } from 'playwright/test'
import { inGroups } from './inGroups.ts'
import { listedPages } from './listedPages.ts'
import { putUpShowcase } from './showcase.ts'

/** What an editor may choose for a table stands in it (cms/src/collections/articles/body/tableHtml.ts). */
const tableOptions = [
  'background-color',
  'border',
  'border-collapse',
  'border-radius',
  'border-spacing',
  'color',
  'margin-inline',
  'padding',
  'width',
]
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // How long a title is, is the editors' concern.
    'long-title': 'off',
    // React writes these in its own way, which is as valid.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // No native element suggests while one types.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // The other variable is the article's picture, behind its videos.
    // Several boxes of one name are one list.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    'no-inline-style': ['error', { allowedProperties: tableOptions, allowVariables: true }],
  },
})

// The recording would hold every page.
test.use({ trace: 'off' })

test('every page of the publication is valid HTML', async ({ request }) => {
  // There are some three hundred.
  test.slow()
  const showcase = await putUpShowcase(request)
  try {
    const own = [showcase.whole, showcase.bare].map(({ slug }) => `/article/${slug}/`)
    const missing = [
      ...['/nyama/takava/', '/branding/nyama-takava/', '/quote/nyama/', '/employer/nyama/'],
      ...['/article/', '/quote/', '/employer/', '/preview/'],
    ]
    const { quote, employer, sectionPage } = showcase
    const special = [
      '/',
      ...missing,
      showcase.preview,
      showcase.service,
      ...own,
      quote,
      employer,
      sectionPage,
    ]
    const paths = [...new Set([...special, ...(await listedPages(request))])]
    const faults = await inGroups(paths, async (path) => {
      const html = await (await request.get(path)).text()
      const { results } = await validator.validateString(html, path)
      return results.flatMap(({ messages }) =>
        messages.map(({ message, selector }) => `${path}: ${message} at ${selector}`),
      )
    })
    expect(faults.flat()).toEqual([])
  } finally {
    await showcase.takeDown(request)
  }
})
