/** The keys of letters by their Latin signs, and by what they write on each Bulgarian keyboard and on the Russian one. */
const latin = `qwertyuiop[]asdfghjkl;'zxcvbnm,./`
const bds = ',уеишщксдзц;ьяаожгтнвмчюйъэфхпрлб'
const phonetic = `явертъуиопшщасдфгхйкл;'зьцжбнм,./`
const phoneticOf2006 = `чшертъуиопящасдфгхйкл;'зжцвбнм,./`
const russian = 'йцукенгшщзхъфывапролджэячсмитьбю.'

/** Returns a text with what its keys write on the other keyboards: явертъ is qwerty, `md,f.d` is парола. */
export function retyped(text: string): string[] {
  const pairs = /\p{Script=Cyrillic}/u.test(text)
    ? [bds, phonetic, phoneticOf2006, russian].map((keys) => [keys, latin] as const)
    : [bds, phonetic].map((keys) => [latin, keys] as const)
  return pairs.map(([from, to]) => Array.from(text, (sign) => moved(sign, from, to)).join(''))
}

function moved(sign: string, from: string, to: string): string {
  const lower = sign.toLowerCase()
  const other = to[from.indexOf(lower)] ?? lower
  return sign === lower ? other : other.toUpperCase()
}
