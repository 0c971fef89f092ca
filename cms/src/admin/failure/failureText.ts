import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { screenOf } from '../screens/screenOf.ts'

const { carousel, loadFailures } = backOfficeTexts

/**
 * Returns what to say of a screen that could not be loaded.
 *
 * @param path below the admin's route
 */
export function failureText(path: string): BackOfficeText {
  const screen = screenOf(path)
  if (!screen) return carousel.notLoaded
  const { lists, forms } = loadFailures
  const texts = Object.entries<BackOfficeText>(screen.kind === 'list' ? lists : forms)
  return texts.find(([entity]) => entity === screen.entity)?.[1] ?? carousel.notLoaded
}
