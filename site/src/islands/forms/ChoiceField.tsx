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

/** One of several, several of them, or one box alone. */
export function ChoiceField({ field, control, fault }: Props) {
  const { id, label, required, options } = field
  const faultId = `field-${id}-fault`
  const described = fault && faultId
  if (control === 'box') {
    const wrong = fault ? true : undefined
    return (
      <div className="field wide">
        <label className="choice">
          <input
            type="checkbox"
            name={id}
            required={required}
            aria-invalid={wrong}
            aria-describedby={described}
          />
          <span>
            <FieldLabel label={label} required={required} />
          </span>
        </label>
        <FieldFault id={faultId} fault={fault} />
      </div>
    )
  }
  return control === 'boxes' ? (
    <Boxes field={field} fault={fault} />
  ) : (
    <fieldset className="field wide" aria-describedby={described}>
      <legend>
        <FieldLabel label={label} required={required} />
      </legend>
      {options.map((option) => (
        <label className="choice" key={option}>
          <input type="radio" name={id} value={option} required={required} />
          <span>{option}</span>
        </label>
      ))}
      <FieldFault id={faultId} fault={fault} />
    </fieldset>
  )
}

/** Several of several. HTML knows no list of boxes of which one is required: the first box says it for all. */
function Boxes({ field, fault }: Pick<Props, 'field' | 'fault'>) {
  const { id, label, required, options } = field
  const faultId = `field-${id}-fault`
  const list = useRef<HTMLFieldSetElement>(null)
  const demandOne = () => {
    if (!required || !list.current) return
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
        {required && <span className="visually-hidden">({formTexts.required})</span>}
      </legend>
      {options.map((option) => (
        <label className="choice" key={option}>
          <input type="checkbox" name={id} value={option} />
          <span>{option}</span>
        </label>
      ))}
      <FieldFault id={faultId} fault={fault} />
    </fieldset>
  )
}
