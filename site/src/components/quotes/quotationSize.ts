/** Returns the size for a quote of a number of characters, so that it takes a few lines whatever its length. */
export function quotationSize(characters: number): 'short' | 'medium' | 'long' {
  if (characters <= 100) return 'short'
  return characters <= 200 ? 'medium' : 'long'
}
