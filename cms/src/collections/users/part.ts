import type { Part } from '../../part.ts'
import { sweepTries } from './attempts/attempts.ts'
import { signInAttempts } from './attempts/signInAttempts.ts'
import { accountInvalidation } from './invalidation.ts'
import { users } from './users.ts'

/** Accounts, and signing in. */
export const part = {
  collections: [users, signInAttempts],
  invalidation: { users: accountInvalidation },
  housekeep: sweepTries,
  menu: { settings: [{ collection: 'users' }] },
  named: [{ collection: 'users', place: 12, name: 'name', searched: ['name'] }],
  providers: [
    '/collections/users/session/SignInAgain.tsx#SignInAgain',
    '/collections/users/recovery/FormerRefusals.tsx#FormerRefusals',
  ],
  views: {
    login: { Component: '/collections/users/components/login/LoginView.tsx#LoginView' },
    logout: { Component: '/collections/users/components/logout/LogoutView.tsx#LogoutView' },
    unauthorized: {
      Component: '/collections/users/components/UnauthorizedView.tsx#UnauthorizedView',
    },
    forgot: {
      Component: '/collections/users/recovery/ForgotPasswordView.tsx#ForgotPasswordView',
    },
  },
} satisfies Part
