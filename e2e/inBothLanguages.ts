type InBoth<Text> = { bg: Text; en: Text }
type Say = <Text>(text: InBoth<Text>) => Text
type InOne<Words> = Words & { locale: 'bg-BG' | 'en-GB' }

/**
 * Returns the words of a journey for each language of the newsroom, with the browser's `locale` for it.
 *
 * @param words takes the texts of the newsroom by name, and writes Payload's own in both languages
 */
export function inBothLanguages<Words>(
  words: (say: Say) => Words,
): readonly [bulgarian: InOne<Words>, english: InOne<Words>] {
  return [
    { locale: 'bg-BG', ...words(({ bg }) => bg) },
    { locale: 'en-GB', ...words(({ en }) => en) },
  ]
}
