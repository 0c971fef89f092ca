import { randomInt } from 'node:crypto'

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Returns a readable random password of 20 letters and digits (99 bits), none of which look alike: "k7m2q-…". */
export function randomPassword(): string {
  const letters = Array.from({ length: 20 }, () => alphabet.charAt(randomInt(alphabet.length)))
  return letters.join('').replace(/(.{5})(?!$)/g, '$1-')
}
