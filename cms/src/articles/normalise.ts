import type { FieldHook } from 'payload'

/** Texts are stored in Unicode NFC, without space at the ends or control characters: equal texts are equal. */
export const normalised: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string'
    ? value
        .normalize('NFC')
        .replace(/(?![\n\t])\p{Cc}/gu, '')
        .trim()
    : value
