import { typographicReplacement } from '@kariera/shared/rules/typography'
import { useEffect } from 'react'
import { useTypographyPreference } from './useTypographyPreference.ts'

/**
 * Makes typographic marks of those that are typed in a text area, unless the user has turned it off (B-EDIT-9).
 *
 * @param id of the text area's element
 */
export function useTypography(id: string): void {
  const { isOn } = useTypographyPreference()
  useEffect(() => {
    const area = document.getElementById(id)
    if (!isOn || !(area instanceof HTMLTextAreaElement)) return
    area.addEventListener('beforeinput', replace)
    area.addEventListener('input', collapse)
    return () => {
      area.removeEventListener('beforeinput', replace)
      area.removeEventListener('input', collapse)
    }
  }, [id, isOn])
}

function replace(event: InputEvent): void {
  const { currentTarget: area, inputType, data, isComposing } = event
  if (!(area instanceof HTMLTextAreaElement) || inputType !== 'insertText') return
  if (data === null || isComposing) return
  const before = area.value.slice(0, area.selectionStart)
  const replacement = typographicReplacement(before, data)
  if (!replacement) return
  event.preventDefault()
  // Two steps, so that undoing one brings back what was typed.
  insert(data)
  area.setSelectionRange(area.selectionStart - replacement.length, area.selectionStart)
  insert(replacement.text)
}

/** Undoing selects again what was replaced; who types on would type over it. */
function collapse({ currentTarget: area, inputType }: InputEvent): void {
  if (!(area instanceof HTMLTextAreaElement) || inputType !== 'historyUndo') return
  const { value, selectionEnd } = area
  if (typographicReplacement(value.slice(0, selectionEnd - 1), value.charAt(selectionEnd - 1)))
    area.setSelectionRange(selectionEnd, selectionEnd)
}

/** (Only this keeps the browser's own history of a text area.) */
function insert(text: string): void {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way
  document.execCommand('insertText', false, text)
}
