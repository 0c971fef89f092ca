/** Transliteration by Bulgarian law (State Gazette 19/2009), lower case. */
const letters: Record<string, string> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l',
  м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch',
  ш: 'sh', щ: 'sht', ъ: 'a', ь: 'y', ю: 'yu', я: 'ya', ы: 'y', э: 'e', ё: 'yo', ѝ: 'i', ѐ: 'e', ѣ: 'e',
} // prettier-ignore

/** Other letters that Unicode does not decompose into Latin ones: of Europe's Cyrillic and Latin alphabets. */
const others: Record<string, string> = {
  і: 'i', ї: 'yi', є: 'ye', ґ: 'g', ў: 'u', ђ: 'dj', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', џ: 'dz', ѓ: 'gj', ѕ: 'dz',
  ќ: 'kj', ѫ: 'a', ѭ: 'ya', ѧ: 'ya', ѳ: 'f', ѵ: 'i', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd',
  þ: 'th', ı: 'i', ħ: 'h', ŋ: 'ng', ŧ: 't', ĸ: 'k', ə: 'e',
} // prettier-ignore

/** Longest slug of one title, characters; long enough for any headline, short enough for a file name and a link. */
export const slugLength = 100

/**
 * Returns a text as a segment of an address: transliterated, lower case, words joined by hyphens, cut at a word. A
 * final -ия becomes -ia, България becomes Bulgaria. Letters of other alphabets become Latin ones; what is not seen, and
 * marks such as those of stress, are left out.
 *
 * @returns only a-z, 0-9 and single inner hyphens; empty when the text has no letter or digit
 */
export function slugify(text: string): string {
  const words = text
    .normalize('NFC')
    .replace(/[\p{Default_Ignorable_Code_Point}\u0300-\u036F]/gu, '')
    .toLowerCase()
    .replace(/българия(?!\p{L})/gu, 'bulgaria')
    .replace(/ия(?!\p{L})/gu, 'ia')
    .replace(/[а-яёѝѐѣ]/g, (letter) => letters[letter] ?? '')
    .replace(/\p{L}/gu, (letter) => others[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[а-я]/g, (letter) => letters[letter] ?? '')
    .replace(/['’`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return cutAtWord(words)
}

function cutAtWord(words: string[]): string {
  let slug = ''
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word
    if (longer.length > slugLength) break
    slug = longer
  }
  return slug || (words[0] ?? '').slice(0, slugLength)
}

/** Returns the slug itself, or the first of -2, -3, … that is not taken. */
export function firstFreeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  let slug = wanted
  for (let number = 2; isTaken(slug); number += 1) slug = `${wanted}-${number}`
  return slug
}
