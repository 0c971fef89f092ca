/** Smallest and greatest length of a password that a user chooses, characters. */
export const passwordLength = { min: 8, max: 128 }
