import { roles } from '@kariera/shared/rules/roles'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionConfig } from 'payload'
import { label } from '../../admin/i18n/labels.ts'
import { settings } from '../../settings.ts'
import {
  administrators,
  administratorsOnlyField,
  administratorsOrSelf,
  signedIn,
} from '../../lib/access/roles.ts'
import { forgiveTries, guardSignIn } from './attempts/guardSignIn.ts'
import { forgotPasswordEndpoint } from './recovery/forgotPasswordEndpoint.ts'
import { linkLifetimeMs } from './recovery/recoveryMail.ts'
import { resetPasswordEndpoint } from './recovery/resetPasswordEndpoint.ts'
import { takeLink } from './recovery/takeLink.ts'
import { announceAccount, announceAccountDeletion } from './hooks/announceAccount.ts'
import { refuseWhileUsed } from '../../editing/uses/refuseWhileUsed.ts'
import { refuseAnonymous } from '../../lib/access/refuseAnonymous.ts'
import { normalised } from '../../lib/validation/normalise.ts'
import {
  isLastAdministrator,
  keepAnAdministrator,
  keepAnAdministratorAtDeletion,
} from './roles/lastAdministrator.ts'
import { refreshEndpoint } from './session/refreshEndpoint.ts'
import { sessionSeconds } from './session/session.ts'
import { signInEndpoint } from './session/signInEndpoint.ts'
import { signOutEndpoint } from './session/signOutEndpoint.ts'
import { endAccess } from './hooks/endAccess.ts'
import { requirePresentPassword, stayKnown } from './hooks/presentPassword.ts'
import { inOneForm, validMailAddress } from './validMailAddress.ts'
import { strongPassword } from './hooks/strongPassword.ts'

/**
 * Users of the newsroom. The first administrator is created at the first start
 * (collections/users/firstAdministrator.ts).
 */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: label('User', 'Потребител'), plural: label('Users', 'Потребители') },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    group: label('Settings', 'Настройки'),
  },
  auth: {
    // Tries are counted by attempts/guardSignIn.ts, for known and unknown addresses alike.
    maxLoginAttempts: 0,
    useSessions: true,
    // The longest lifetime; each session gets its own (session/session.ts).
    tokenExpiration: sessionSeconds.remembered,
    forgotPassword: { expiration: linkLifetimeMs },
    cookies: { secure: settings.adminUrl.startsWith('https:'), sameSite: 'Lax' },
  },
  access: {
    // Other users are visible by name only (collections/users/colleagues.ts).
    read: signedIn,
    create: administrators,
    update: administratorsOrSelf,
    delete: administrators,
    unlock: administrators,
  },
  hooks: {
    beforeOperation: [
      refuseAnonymous('create', 'read', 'update', 'delete'),
      guardSignIn,
      takeLink,
      strongPassword,
    ],
    beforeChange: [requirePresentPassword, keepAnAdministrator, endAccess],
    beforeDelete: [keepAnAdministratorAtDeletion, refuseWhileUsed(backOfficeTexts.account.inUse)],
    afterChange: [announceAccount, stayKnown],
    afterDelete: [announceAccountDeletion],
    afterLogin: [forgiveTries],
  },
  custom: { keptBy: 'uses', mayNotGo: isLastAdministrator },
  endpoints: [
    signInEndpoint,
    refreshEndpoint,
    signOutEndpoint,
    forgotPasswordEndpoint,
    resetPasswordEndpoint,
  ],
  fields: [
    {
      name: 'emailRule',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/collections/users/components/EmailRule.tsx#EmailRule' },
      },
    },
    {
      name: 'presentPasswordField',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: {
          Field: '/collections/users/components/PresentPassword.tsx#PresentPassword',
        },
      },
    },
    {
      name: 'email',
      type: 'email',
      required: true,
      hooks: { beforeValidate: [inOneForm] },
      validate: validMailAddress,
    },
    {
      name: 'name',
      type: 'text',
      label: label('Name', 'Име'),
      required: true,
      maxLength: 120,
      hooks: { beforeValidate: [normalised] },
      admin: {
        description: label(
          'Readers see it above the articles of this account.',
          'Читателите го виждат над статиите на този профил.',
        ),
      },
    },
    {
      name: 'role',
      type: 'select',
      label: label('Role', 'Роля'),
      required: true,
      defaultValue: 'author',
      saveToJWT: true,
      access: { create: administratorsOnlyField, update: administratorsOnlyField },
      options: roles.map((value) => ({ value, label: backOfficeTexts.roles[value] })),
    },
    {
      name: 'typography',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: {
          Field: '/collections/users/components/TypographySwitch.tsx#TypographySwitch',
        },
      },
    },
  ],
  defaultSort: 'name',
  // A lock could keep the owner out of their account.
  lockDocuments: false,
  versions: false,
}
