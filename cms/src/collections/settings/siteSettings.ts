import { publicationName } from '@kariera/shared/texts/publication'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Field, GlobalConfig } from 'payload'
import { validateReference } from '../../lib/validation/validateReference.ts'
import { normalised } from '../../lib/validation/normalise.ts'
import {
  httpLink,
  matchingText,
  requiredText,
  shortText,
  wholeNumber,
} from '../../lib/validation/texts.ts'
import { label } from '../../admin/i18n/labels.ts'
import { announceSettings } from './announceSettings.ts'
import { logoField } from './logos/logoField.ts'
import { socialKinds } from './readSettings.ts'
import { saveReportField } from '../../editing/saving/saveReportField.ts'
import { administrators, signedInField, signedInOrReading } from '../../lib/access/roles.ts'

const socialNames: Record<(typeof socialKinds)[number], string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
}

const texts = backOfficeTexts.settings

/** The publication's name, its message on home, and its logos. */
const publicationFields: Field[] = [
  {
    name: 'siteName',
    type: 'text',
    label: label('Name of the publication', 'Име на изданието'),
    required: true,
    defaultValue: publicationName,
    validate: requiredText(texts.siteNameRequired),
    hooks: { beforeValidate: [normalised] },
  },
  {
    name: 'homeMessage',
    type: 'text',
    label: label('Message on the home page', 'Послание на началната страница'),
    validate: shortText,
    hooks: { beforeValidate: [normalised] },
  },
  {
    name: 'leadStory',
    type: 'relationship',
    relationTo: 'articles',
    label: label('Lead story', 'Водеща статия'),
    // Readers must not learn of unpublished articles.
    access: { read: signedInOrReading },
    validate: validateReference('articles'),
    filterOptions: { _status: { equals: 'published' } },
    admin: {
      allowCreate: false,
      allowEdit: false,
      description: label(
        'The home page begins with it. Empty, or while readers do not see it: with the first of the carousel.',
        'С нея започва началната страница. Празно или докато читателите не я виждат: с първата от карусела.',
      ),
    },
  },
  logoField('selectedLogo', label('Selected logo', 'Избрано лого')),
  logoField('selectedLogoDark', label('Logo for dark pages', 'Лого за тъмни страници')),
]

/** Contacts of the publication, shown beside the contact form. */
const contactFields: Field[] = [
  {
    name: 'contactEmail',
    type: 'email',
    label: label('E-mail for readers', 'Имейл за читателите'),
    admin: {
      description: label('Shown on the page of contacts.', 'Показва се на страницата „Контакти“.'),
    },
  },
  {
    name: 'contactAddress',
    type: 'textarea',
    label: label('Address of the publication', 'Адрес на изданието'),
    maxLength: 300,
    hooks: { beforeValidate: [normalised] },
    admin: {
      rows: 2,
      description: label('Shown on the page of contacts.', 'Показва се на страницата „Контакти“.'),
    },
  },
]

/** Profiles of the publication on other sites. */
const socialFields: Field[] = [
  ...socialKinds.map(socialLink),
  {
    name: 'messengerGroups',
    type: 'array',
    label: label('Messenger groups', 'Групи в приложения за съобщения'),
    labels: { singular: label('Group', 'Група'), plural: label('Groups', 'Групи') },
    maxRows: 10,
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'name',
            type: 'text',
            label: label('Name', 'Име'),
            required: true,
            maxLength: 60,
            hooks: { beforeValidate: [normalised] },
          },
          {
            name: 'link',
            type: 'text',
            label: label('Address', 'Адрес'),
            required: true,
            validate: requiredLink,
            hooks: { beforeValidate: [normalised] },
          },
        ],
      },
    ],
  },
]

/** How articles look when shared, and analytics. */
const sharingFields: Field[] = [
  {
    name: 'articleTwitterCard',
    type: 'select',
    label: label('How shared articles look', 'Как изглеждат споделените статии'),
    required: true,
    defaultValue: 'summary_large_image',
    options: [
      { value: 'summary_large_image', label: label('Large picture', 'Голяма снимка') },
      { value: 'summary', label: label('Small picture', 'Малка снимка') },
    ],
  },
  {
    name: 'gtmId',
    type: 'text',
    label: label('Google Tag Manager id', 'Идентификатор в Google Tag Manager'),
    validate: matchingText(/^$|^GTM-[A-Z0-9]{4,12}$/, texts.wrongGtmId),
    hooks: { beforeValidate: [normalised] },
    admin: {
      placeholder: 'GTM-…',
      description: label(
        'Loaded only after a reader has agreed.',
        'Зарежда се само след съгласие на читателя.',
      ),
    },
  },
  {
    name: 'closeAccepts',
    type: 'checkbox',
    defaultValue: false,
    label: label(
      'On phones the close icon of the cookie bar accepts (it declines otherwise)',
      'На телефон иконата за затваряне на лентата за бисквитки приема (иначе отказва)',
    ),
  },
]

const mailFields: Field[] = [
  {
    name: 'mailTo',
    type: 'email',
    label: label('Who gets what readers send', 'Кой получава съобщенията на читателите'),
    access: { read: signedInField },
  },
]

const trashDays = { min: 0, max: 3650 }

/** Settings of the newsroom itself. */
const newsroomFields: Field[] = [
  {
    name: 'trashDays',
    type: 'number',
    label: label(
      'The trash empties itself after so many days',
      'Кошчето се изпразва само след толкова дни',
    ),
    required: true,
    defaultValue: 90,
    ...trashDays,
    validate: wholeNumber(trashDays),
    access: { read: signedInField },
    admin: {
      step: 1,
      description: label(
        'What lies there longer is deleted for good. 0: it is kept until somebody deletes it.',
        'Каквото стои в него по-дълго, се изтрива окончателно. 0: стои, докато някой не го изтрие.',
      ),
    },
  },
]

/** Settings of the whole site. Most are on every page, and a change renders all pages again. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: label('General settings', 'Общи настройки'),
  admin: {
    group: label('Settings', 'Настройки'),
    components: {
      elements: { Description: '/collections/settings/tabs/SettingsTabs.tsx#SettingsTabs' },
    },
  },
  access: { read: () => true, update: administrators, readVersions: administrators },
  hooks: { afterChange: [announceSettings] },
  fields: [
    saveReportField({
      path: '/globals/site-settings',
      notAdded: texts.notSaved,
      notUpdated: texts.notSaved,
      saysSaved: true,
    }),
    {
      type: 'tabs',
      tabs: [
        { label: label('Publication', 'Издание'), fields: publicationFields },
        { label: label('Social networks', 'Социални мрежи'), fields: socialFields },
        { label: label('Sharing and analytics', 'Споделяне и анализи'), fields: sharingFields },
        { label: label('Contacts', 'Контакти'), fields: [...contactFields, ...mailFields] },
        { label: label('Newsroom', 'Редакция'), fields: newsroomFields },
      ],
    },
  ],
  versions: false,
}

function socialLink(kind: (typeof socialKinds)[number]): Field {
  return {
    name: kind,
    type: 'text',
    label: label(socialNames[kind], socialNames[kind]),
    validate: httpLink(backOfficeTexts.article.wrongLink),
    hooks: { beforeValidate: [normalised] },
    admin: { placeholder: 'https://' },
  }
}

const link = httpLink(backOfficeTexts.article.wrongLink)

function requiredLink(value: unknown, options: Parameters<typeof link>[1]): true | string {
  return link(value || '-', options)
}
