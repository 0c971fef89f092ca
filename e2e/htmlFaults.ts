import { HtmlValidate } from 'html-validate'

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

/** What is not valid in the HTML of a page: "/about/: message at selector". */
export async function htmlFaults(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path)
  return results.flatMap(({ messages }) =>
    messages.map(({ message, selector }) => `${path}: ${message} at ${selector}`),
  )
}
