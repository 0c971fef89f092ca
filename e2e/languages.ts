/**
 * The languages in which a long test of the admin is run: Bulgarian, which the newsroom uses, and with `--long` all of
 * them. The wordings of both are checked by the tests of the texts (shared/src/texts).
 */
export function walkedLanguages<Words extends { locale: string }>(
  languages: readonly Words[],
): readonly Words[] {
  return process.env.LONG ? languages : languages.filter(({ locale }) => locale === 'bg-BG')
}
