/** The colours of the whole family of pictures, around the brand blue. */
export const palette = {
  blue: '#187bcd',
  deepBlue: '#0f5694',
  sky: '#8fc7ec',
  paleSky: '#d4eaf8',
  navy: '#14294f',
  night: '#0b1b3a',
  cream: '#fcf5e8',
  sand: '#f3e1c2',
  deepSand: '#e0c092',
  coral: '#ef7159',
  deepCoral: '#cf4f3c',
  blush: '#f9c3ae',
  gold: '#f5b83d',
  deepGold: '#d8921b',
  paleGold: '#fbe0a0',
  mint: '#cbe3cf',
  sage: '#8dbb97',
  green: '#4f9473',
  forest: '#2a6152',
  wood: '#b87643',
  deepWood: '#85502d',
  paleWood: '#dba36b',
  white: '#ffffff',
} as const

/** Skin tones, from light to dark. */
export const skin = {
  light: '#f4c9a6',
  warm: '#e3a77c',
  brown: '#b5754c',
  dark: '#7d4d33',
} as const

/** Mixes a `#rrggbb` colour towards another; share 0 keeps it, 1 replaces it. */
export function mix(colour: string, towards: string, share: number): string {
  const [from, to] = [channels(colour), channels(towards)]
  const mixed = from.map((value, i) => Math.round(value + ((to[i] ?? value) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** A colour in the shade of this family: cool ones turn towards navy, warm ones towards plum, none towards grey. */
export function shade(colour: string, share = 0.18): string {
  const [red = 0, , blue = 0] = channels(colour)
  return mix(colour, red > blue ? '#5f2340' : palette.navy, share)
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16))
}
