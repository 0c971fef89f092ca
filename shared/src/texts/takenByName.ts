/** How a file writes the names by which it takes texts of a group, with `{}` in place of the name. */
type Taking = { file: string; as: string }

const readerForm = { file: 'site/src/islands/forms/ReaderForm.tsx', as: 'own.{}' }
const notFoundPage = 'site/src/pages/404/[document].astro'
const model = { file: 'shared/src/payload-types.ts', as: ' {}: ' }
const uploadRule = { file: 'cms/src/admin/uploads/fileRule.ts', as: 'texts.{}' }

/**
 * Groups of texts that code takes by a variable, such as `texts[fault]` or as a prop: the files that name single texts
 * of them.
 */
export const takenByName: Record<string, readonly Taking[]> = {
  'searchTexts.pageLine': [{ file: 'shared/src/rules/plurals.ts', as: ' {}: string' }],
  brandingTexts: [readerForm],
  contactTexts: [readerForm],
  'readerTexts.employer': [{ file: notFoundPage, as: 'kind.{}' }],
  'readerTexts.quote': [{ file: notFoundPage, as: 'kind.{}' }],
  'readerTexts.notFound.unnamed': [{ file: notFoundPage, as: "unnamed('{}')" }],
  'shellTexts.loadFailures.forms': [model],
  'shellTexts.loadFailures.lists': [model],
  'bodyTexts.body.imageStatus': [
    { file: 'cms/src/collections/articles/body/pictures/ImageStatusDialog.tsx', as: ": '{}'" },
  ],
  'settingsTexts.staticPage': [
    { file: 'shared/src/contracts/staticPages.ts', as: "'{}'" },
    { file: 'cms/src/collections/pages/staticPages.ts', as: 'texts[name].{}' },
  ],
  'mediaTexts.picture': [uploadRule],
  'mediaTexts.crop': [{ file: 'cms/src/collections/media/cuts/cutShape.ts', as: "return '{}'" }],
  'settingsTexts.logo': [uploadRule],
  'bannersTexts.banner': [uploadRule],
  'employersTexts.employer.slug': [{ file: 'shared/src/rules/employerSlug.ts', as: " '{}'" }],
  quoteGeneratorTexts: [{ file: 'site/src/islands/quoteGenerator/useDrawing.ts', as: ": '{}'" }],
}
