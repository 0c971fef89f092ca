import type { SaxesAttributeNS } from 'saxes'
import {
  allowedProperties,
  animatedValues,
  animationElements,
  isAnimatable,
  nameAttributes,
  plainAttributes,
  transformAttributes,
  wordAttributes,
} from './allowedNames.ts'
import { cleanProperty, cleanStyle } from './cleanCss.ts'
import { embeddedPictureOf } from './embeddedPicture.ts'
import { safeName } from './safeName.ts'

const xlinkNamespace = 'http://www.w3.org/1999/xlink'
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace'

/**
 * Returns the allowed attributes of an element, in cleaned form.
 *
 * @returns null if the element is not allowed
 */
export function cleanAttributes(
  element: string,
  given: readonly SaxesAttributeNS[],
): Map<string, string> | null {
  const cleaned = new Map<string, string>()
  for (const attribute of given) {
    const name = nameOf(attribute)
    // `href` takes precedence over `xlink:href`, in any order.
    if (name === null || (cleaned.has(name) && attribute.uri !== '')) continue
    // A parser converts them to spaces, so the result is the same when parsed again.
    const value = cleanValue(element, name, attribute.value.replaceAll(/[\t\n\r]/g, ' '))
    if (value !== null) cleaned.set(name, value)
  }
  const target = cleaned.get('attributeName')
  return target === undefined || isAnimatable(target) ? cleaned : null
}

function nameOf({ local, name, uri }: SaxesAttributeNS): string | null {
  if (uri === '') return local
  if (uri === xlinkNamespace && local === 'href') return 'href'
  if (uri === xmlNamespace && (local === 'space' || local === 'lang')) return name
  return null
}

function cleanValue(element: string, name: string, value: string): string | null {
  if (name === 'href') return cleanLink(element, value.trim())
  if (name === 'id') return safeName(value.trim()) || null
  if (name === 'style') return cleanStyle(value) || null
  if (name === 'xml:space') return value === 'preserve' ? value : null
  if (nameAttributes.has(name)) return value.trim().split(/ +/).map(safeName).join(' ') || null
  if (wordAttributes.has(name) || name === 'xml:lang') return value
  if (transformAttributes.has(name)) return onlyIf(/^[\w\s.,()+-]*$/, value)
  if (animatedValues.has(name)) return cleanAnimatedValue(value)
  // In animations `fill` is not a colour, but the state at the end.
  if (animationElements.has(element) && name === 'fill') return onlyIf(/^(?:freeze|remove)$/, value)
  if (plainAttributes.has(name)) return onlyIf(/^[^\\(<>]*$/, value)
  return allowedProperties.has(name) ? cleanProperty(name, value) : null
}

/** Allows references within the drawing, and embedded pictures. */
function cleanLink(element: string, value: string): string | null {
  if (element === 'image') return embeddedPictureOf(value)?.address ?? null
  return /^#./.test(value) ? `#${safeName(value.slice(1))}` : null
}

function cleanAnimatedValue(value: string): string | null {
  const beforeBrackets = value.split('(').slice(0, -1)
  const areColours = beforeBrackets.every((before) => /\b(?:rgb|hsl)a?$/.test(before))
  return areColours ? onlyIf(/^[^\\:/<>]*$/, value) : null
}

function onlyIf(pattern: RegExp, value: string): string | null {
  return pattern.test(value) ? value : null
}
