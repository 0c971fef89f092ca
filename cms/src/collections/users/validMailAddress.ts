import { knownAddress, mailAddressOf } from '@kariera/shared/rules/mailAddress'
import type { FieldHook } from 'payload'

type Texts = { t: (key: 'validation:emailAddress') => string }

/** In place of Payload's rule, which knows no national domains (`.бг`). For forms and on the server. */
export function validMailAddress(value: unknown, { req }: { req: Texts }): true | string {
  const isAddress = typeof value === 'string' && mailAddressOf(value.trim()) !== null
  return isAddress || req.t('validation:emailAddress')
}

/** Keeps an address as it is looked up at the sign-in. */
export const inOneForm: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? knownAddress(value) : value
