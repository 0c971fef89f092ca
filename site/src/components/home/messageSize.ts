/** How large a message of so many characters is set: whatever its length, it takes a few lines. */
export function messageSize(characters: number): 'short' | 'medium' | 'long' {
  if (characters <= 100) return 'short'
  return characters <= 200 ? 'medium' : 'long'
}
