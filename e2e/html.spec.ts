import { HtmlValidate } from 'html-validate'
import { expect } from 'playwright/test'
import { inGroups } from './inGroups.ts'
import { test } from './journey.ts'
import { listedPages } from './listedPages.ts'
import { putUpShowcase } from './showcase.ts'

/**
 * The style properties that editors may set on a table; they are inline
 * (cms/src/collections/articles/body/table/tableHtml.ts).
 */
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
    // The length of a title is decided by the editors.
    'long-title': 'off',
    // React writes these differently, which is valid too.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // There is no native element that suggests values while the user types.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // Several checkboxes with one name form one list. Inline variables are the sizes of banners, and the picture of an
    // article behind its videos.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    'no-inline-style': ['error', { allowedProperties: tableOptions, allowVariables: true }],
  },
})

// The trace would contain every page.
test.use({ trace: 'off' })

test('every page of the publication is valid HTML', async ({ request }) => {
  // There are about three hundred pages.
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
