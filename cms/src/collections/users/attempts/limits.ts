import type { Limit } from './attempts.ts'

/** Passwords of strangers for one email address, with or without an account: then it is locked for a while. */
export const passwordsOfAddress: Limit = { what: 'password, address', max: 5, minutes: 10 }

/** Passwords for one address from a browser in which its owner has signed in (knownCallers.ts). */
export const passwordsOfDevice: Limit = { ...passwordsOfAddress, what: 'password, device' }

/** Passwords for one address from a network in which its owner has signed in. */
export const passwordsOfNetwork: Limit = { ...passwordsOfAddress, what: 'password, network' }

/** Wrong passwords from one machine, for any address; a whole newsroom may share one machine. */
export const passwordsOfCaller: Limit = { what: 'password, caller', max: 30, minutes: 10 }

/** Mails with a link for a new password to one address. */
export const recoveriesOfAddress: Limit = { what: 'recovery, address', max: 5, minutes: 60 }

/** The same from one machine, for any address. */
export const recoveriesOfCaller: Limit = { what: 'recovery, caller', max: 10, minutes: 60 }
