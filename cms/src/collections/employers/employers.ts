import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { employerSlugLength } from '@kariera/shared/rules/employerSlug'
import { employerLinkKinds } from '@kariera/shared/contracts/reading/card'
import type { CollectionConfig, Field, FieldHook } from 'payload'
import { validateReferences, validateReference } from '../../lib/validation/validateReference.ts'
import { onlyLiveArticles, forbidQueryOn } from '../articles/liveReferences.ts'
import { normalised } from '../../lib/validation/normalise.ts'
import { restrictAnonymousQueries } from '../../lib/access/restrictAnonymousQueries.ts'
import { httpLink, shortText } from '../../lib/validation/texts.ts'
import { canonicalVideo, validVideo } from '../../lib/validation/video.ts'
import { label } from '../../admin/i18n/labels.ts'
import { rowActionsField } from '../../editing/rows/rowActionsField.ts'
import { publicPagePanel } from '../../admin/public-page/publicPagePanel.ts'
import { saveReportField } from '../../editing/saving/saveReportField.ts'
import { editors, nobody, signedInField } from '../../lib/access/roles.ts'
import { refuseAnonymous } from '../../lib/access/refuseAnonymous.ts'
import { editorsTrash, readUntrashed } from '../../editing/trash/access.ts'
import { maxArticles } from './components/articles/maxArticles.ts'
import { lowerCased, refuseTakenSlug, slugOfCopy, validEmployerSlug } from './employerSlug.ts'
import { announceEmployer, rememberPublicEmployer } from './hooks/announceEmployer.ts'
import { nameEmployer } from './hooks/nameEmployer.ts'

const texts = backOfficeTexts.employer

/** Readers see it as one paragraph. */
const oneLine: FieldHook = ({ value }): unknown =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ') : value

/** The main fields of the profile, and its slug. */
const profileFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    label: label('Name', 'Име'),
    validate: shortText,
    hooks: { beforeValidate: [normalised] },
    admin: {
      description: label(
        'The heading of the profile. Empty: the name of its website.',
        'Заглавието на профила. Празно: името на уебсайта му.',
      ),
    },
  },
  {
    name: 'description',
    type: 'textarea',
    label: label('Short description', 'Кратко описание'),
    validate: shortText,
    hooks: { beforeValidate: [normalised, oneLine] },
    admin: {
      rows: 3,
      description: label(
        'Stands below the name, and in search engines.',
        'Стои под името, а също и в търсачките.',
      ),
    },
  },
  {
    name: 'slug',
    type: 'text',
    label: label('Slug', 'Адрес (slug)'),
    required: true,
    index: true,
    maxLength: employerSlugLength.max,
    validate: validEmployerSlug,
    hooks: { beforeValidate: [lowerCased], beforeDuplicate: [slugOfCopy] },
    admin: {
      components: { Field: '/collections/employers/components/SlugField.tsx#SlugField' },
      description: label(
        'The end of the address: lowercase Latin letters, digits and hyphens.',
        'Краят на адреса: малки латински букви, цифри и тирета.',
      ),
    },
  },
  {
    name: 'logo',
    type: 'upload',
    relationTo: 'employer-logos',
    label: label('Logo', 'Лого'),
    validate: validateReference('employer-logos'),
    admin: { components: { Cell: '/collections/employers/components/EmployerCells.tsx#LogoCell' } },
  },
  {
    name: 'youtubeEmbedding',
    type: 'text',
    label: label('YouTube video', 'Видео в YouTube'),
    validate: validVideo,
    hooks: { beforeValidate: [canonicalVideo] },
    admin: {
      components: { Field: '/admin/video/VideoField.tsx#VideoField' },
      description: label(
        'The address of a video, or the code with which YouTube embeds it.',
        'Адресът на видеото или кодът, с който YouTube го вгражда.',
      ),
    },
  },
]

/** Links of the employer to other sites. */
const linkFields: Field[] = [
  link(
    'jobOffersButtonLink',
    label('Address of the open positions', 'Адрес на свободните позиции'),
  ),
  ...employerLinkKinds.map((kind) => link(kind, texts.links[kind])),
]

/** Articles about the employer. */
const articleFields: Field[] = [
  {
    name: 'articles',
    type: 'relationship',
    relationTo: 'articles',
    hasMany: true,
    // A query of employers returns the ids of their articles, not their content.
    maxDepth: 0,
    maxRows: maxArticles,
    label: label('Articles', 'Статии'),
    validate: upTo(maxArticles),
    hooks: { afterRead: [onlyLiveArticles] },
    admin: {
      disableBulkEdit: true,
      components: {
        Cell: '/collections/employers/components/EmployerCells.tsx#ArticlesCell',
        Field: '/collections/employers/components/articles/ArticlesField.tsx#ArticlesField',
      },
    },
  },
]

/** Employers, each with a profile for readers (R-EMP-1, A-EMP-1). */
export const employers: CollectionConfig = {
  slug: 'employers',
  labels: {
    singular: label('Employer profile', 'Профил на работодател'),
    plural: label('Employer Profiles', 'Профили на работодатели'),
  },
  admin: {
    useAsTitle: 'title',
    group: label('Management', 'Управление'),
    defaultColumns: ['title', 'logo', 'website', 'articles', 'createdAt', 'actions'],
    listSearchableFields: ['title', 'slug', 'website'],
    components: {
      beforeListTable: [
        { path: '/admin/lists/ListNotes.tsx#ListNotes', clientProps: { empty: texts.none } },
      ],
    },
  },
  defaultSort: '-createdAt',
  trash: true,
  access: { read: readUntrashed, create: editors, update: editors, delete: editorsTrash },
  hooks: {
    beforeOperation: [
      restrictAnonymousQueries,
      refuseAnonymous('create', 'update', 'delete'),
      forbidQueryOn('articles'),
    ],
    beforeChange: [rememberPublicEmployer, refuseTakenSlug, nameEmployer],
    afterChange: [announceEmployer],
  },
  fields: [
    saveReportField({ path: '/employers', notAdded: texts.notSaved, notUpdated: texts.notSaved }),
    {
      type: 'tabs',
      tabs: [
        { label: label('Profile', 'Профил'), fields: profileFields },
        { label: label('Links', 'Връзки'), fields: linkFields },
        { label: label('Articles', 'Статии'), fields: articleFields },
      ],
    },
    {
      // Its name, or what stands for it (hooks/nameEmployer.ts).
      name: 'title',
      type: 'text',
      label: label('Name', 'Име'),
      access: { read: signedInField, create: nobody, update: nobody },
      admin: { hidden: true },
    },
    publicPagePanel('/collections/employers/components/EmployerPage.tsx#EmployerPage'),
    rowActionsField({
      nameField: 'title',
      toDelete: texts.toDelete,
      notDeleted: texts.notDeleted,
    }),
  ],
  versions: false,
}

type Label = ReturnType<typeof label>

function link(
  name: 'jobOffersButtonLink' | (typeof employerLinkKinds)[number],
  text: Label,
): Field {
  return {
    name,
    type: 'text',
    label: text,
    validate: httpLink(backOfficeTexts.article.wrongLink),
    hooks: { beforeValidate: [normalised] },
    admin: { placeholder: 'https://' },
  }
}

function upTo(maxItems: number) {
  const exist = validateReferences('articles')
  return (value: unknown, options: Parameters<typeof exist>[1]): Promise<true | string> =>
    exist(Array.isArray(value) && value.length > maxItems ? [NaN] : value, options)
}
