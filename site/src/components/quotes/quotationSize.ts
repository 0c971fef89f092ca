/** How large a quote of so many characters is set: whatever its length, it takes a few lines. */
export function quotationSize(characters: number): 'short' | 'medium' | 'long' {
  if (characters <= 100) return 'short'
  return characters <= 200 ? 'medium' : 'long'
}
