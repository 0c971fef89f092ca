/**
 * The languages in which a long journey through the admin is walked: Bulgarian, which the newsroom speaks, and with
 * `--long` all of them. The wordings of both are held by the tests of the texts (shared/src/texts).
 */
export function walkedLanguages<Words extends { locale: string }>(
  languages: readonly Words[],
): readonly Words[] {
  return process.env.LONG ? languages : languages.filter(({ locale }) => locale === 'bg-BG')
}
