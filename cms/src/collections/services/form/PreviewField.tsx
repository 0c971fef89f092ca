import { readerTexts } from '@kariera/shared/texts/reader'
import { useId } from 'react'
import type { ShownField } from './shownField.ts'
import styles from './ServiceForm.module.css'

type Props = { field: ShownField }

/** Preview of a form field with its label, as readers will see it. */
export function PreviewField({ field }: Props) {
  const { type, options } = field
  if (type === 'checkbox' && options.length === 0) return <SingleBox field={field} />
  if (type === 'radio' || type === 'checkbox') return <Choices field={field} type={type} />
  return <Labelled field={field} />
}

function Labelled({ field }: Props) {
  const id = useId()
  return (
    <div className={styles.formPreviewField}>
      <label htmlFor={id}>
        <LabelText field={field} />
      </label>
      <Control field={field} id={id} />
    </div>
  )
}

function Control({ field: { type, placeholder, options, required }, id }: Props & { id: string }) {
  if (type === 'textarea') {
    return <textarea id={id} placeholder={placeholder} readOnly required={required} rows={4} />
  }
  if (type !== 'select') {
    return <input id={id} placeholder={placeholder} readOnly required={required} type={type} />
  }
  return (
    <select className="native-select" id={id} required={required}>
      <option>{readerTexts.branding.select}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  )
}

function Choices({ field, type }: Props & { type: 'radio' | 'checkbox' }) {
  return (
    <fieldset className={styles.formPreviewField}>
      <legend>
        <LabelText field={field} />
      </legend>
      {field.options.map((option) => (
        <label className={styles.formPreviewChoice} key={option}>
          <input type={type} />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  )
}

function SingleBox({ field }: Props) {
  return (
    <label className={styles.formPreviewChoice}>
      <input required={field.required} type="checkbox" />
      <span>
        <LabelText field={field} />
      </span>
    </label>
  )
}

function LabelText({ field: { label, required } }: Props) {
  return (
    <>
      {label || '…'}
      {required && <span className="required">*</span>}
    </>
  )
}
