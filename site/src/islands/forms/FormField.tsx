import type { FormField as Field } from '@kariera/shared/contracts/reading/pages'
import { maxTextLengths } from '@kariera/shared/rules/textLengths'
import { brandingTexts } from '@kariera/shared/texts/reader'
import { useContext } from 'react'
import { ChoiceField } from './ChoiceField.tsx'
import { autocompleteOf, controlOf, inputTypeOf } from './control.ts'
import { FieldFault } from './FieldFault.tsx'
import { FieldFaultsContext } from './fieldFaults.ts'
import { FieldLabel } from './FieldLabel.tsx'

/** `longest`: length of a line, characters. `rows`: height of a text. */
type Props = { field: Field; longest?: number; rows?: number }

/** A field of a form that readers fill in (R-BRAND-2, R-CONT-1). */
export function FormField({ field, longest, rows = 5 }: Props) {
  const { label, required } = field
  const control = controlOf(field)
  const fault = useContext(FieldFaultsContext)[field.id]
  if (control === 'radios' || control === 'boxes' || control === 'box')
    return <ChoiceField field={field} control={control} fault={fault} />

  const id = `field-${field.id}`
  const shared = {
    ...{ id, name: field.id, required, placeholder: field.placeholder || undefined },
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault && `${id}-fault`,
  }
  return (
    <div className={control === 'line' ? 'field' : 'field wide'}>
      <label htmlFor={id}>
        <FieldLabel label={label} required={required} />
      </label>
      {control === 'line' && (
        <input
          type={inputTypeOf(field)}
          {...shared}
          autoComplete={autocompleteOf(field)}
          step={field.type === 'number' ? 'any' : undefined}
          maxLength={longestOf(field, longest)}
        />
      )}
      {control === 'lines' && <textarea {...shared} rows={rows} maxLength={maxTextLengths.text} />}
      {control === 'select' && (
        <select {...shared} defaultValue="">
          <option value="" lang="en">
            {brandingTexts.select}
          </option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      <FieldFault id={`${id}-fault`} fault={fault} />
    </div>
  )
}

/** Returns the greatest length of a line, characters; a number has no such limit. */
function longestOf({ type }: Field, longest?: number): number | undefined {
  if (type === 'number') return undefined
  return longest ?? (type === 'email' ? maxTextLengths.email : maxTextLengths.line)
}
