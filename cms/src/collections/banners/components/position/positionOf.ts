import { bannerSide } from '../../bannerSide.ts'

/**
 * Returns the position in the form; sides that are not numbers become the default.
 *
 * @returns null without an id or a name
 */
export function positionOf(form: FormData) {
  const [bannerPosition, dropdownName] = [
    textIn(form, 'bannerPosition'),
    textIn(form, 'dropdownName'),
  ]
  if (!bannerPosition || !dropdownName) return null
  return {
    bannerPosition,
    dropdownName,
    width: bannerSide(textIn(form, 'width'), 'width'),
    height: bannerSide(textIn(form, 'height'), 'height'),
  }
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
