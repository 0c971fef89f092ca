import type { FormField } from '@kariera/shared/contracts/reading/pages'
import { formTexts } from '@kariera/shared/texts/reader'
import { useLayoutEffect, useRef } from 'react'
import type { Control } from './control.ts'
import { FieldFault } from './FieldFault.tsx'
import { FieldLabel } from './FieldLabel.tsx'

type Props = {
  field: FormField
  control: Extract<Control, 'radios' | 'boxes' | 'box'>
  fault: string | undefined
}

/** A field with one choice of several, several choices, or a single checkbox. */
export function ChoiceField({ field, control, fault }: Props) {
  return control === 'box' ? (
    <Box field={field} fault={fault} />
  ) : (
    <Choices field={field} fault={fault} areMany={control === 'boxes'} />
  )
}

function Box({ field, fault }: Omit<Props, 'control'>) {
  const { id, label, required } = field
  const faultId = `field-${id}-fault`
  return (
    <div className="field wide">
      <label className="choice">
        <input
          type="checkbox"
          name={id}
          required={required}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && faultId}
        />
        <span>
          <FieldLabel label={label} required={required} />
        </span>
      </label>
      <FieldFault id={faultId} fault={fault} />
    </div>
  )
}

/**
 * `areMany`: several may be chosen. HTML has no list of checkboxes of which one is required: the first checkbox carries
 * the requirement for all.
 */
function Choices({ field, fault, areMany }: Omit<Props, 'control'> & { areMany: boolean }) {
  const { id, label, required, options } = field
  const faultId = `field-${id}-fault`
  const isOneDemanded = areMany && required
  const list = useRef<HTMLFieldSetElement>(null)
  const demandOne = () => {
    if (!isOneDemanded || !list.current) return
    const boxes = [...list.current.querySelectorAll('input')]
    const isChosen = boxes.some(({ checked }) => checked)
    boxes[0]?.setCustomValidity(isChosen ? '' : formTexts.chooseOne)
  }
  useLayoutEffect(demandOne)
  return (
    <fieldset
      className="field wide"
      ref={list}
      aria-describedby={fault && faultId}
      onChange={demandOne}
    >
      <legend>
        <FieldLabel label={label} required={required} />
        {isOneDemanded && <span className="visually-hidden">({formTexts.required})</span>}
      </legend>
      {options.map((option) => (
        <label className="choice" key={option}>
          <input
            type={areMany ? 'checkbox' : 'radio'}
            name={id}
            value={option}
            required={required && !areMany}
          />
          <span>{option}</span>
        </label>
      ))}
      <FieldFault id={faultId} fault={fault} />
    </fieldset>
  )
}
