import {
  defaultQuoteTemplate as usual,
  quoteAlignments,
  quoteFonts,
} from '@kariera/shared/contracts/quoteImage'
import { maxQuoteLength } from '@kariera/shared/rules/textLengths'
import { quoteGeneratorTexts as texts } from '@kariera/shared/texts/reader'
import type { ReactNode } from 'react'
import { FieldFault } from '../forms/FieldFault.tsx'
import { longestAuthor, numberBounds, type NumberName, type TypedFaults } from './typed.ts'

/** The fields for a picture of a quote. */
export function GeneratorFields({ faults }: { faults: TypedFaults }) {
  return (
    <>
      <Field name="text" label={texts.text} fault={faults.text} isWide>
        <textarea
          {...controlOf('text', faults.text)}
          rows={4}
          maxLength={maxQuoteLength}
          required
          defaultValue={texts.sample.text}
        />
      </Field>
      <Field name="author" label={texts.author} isWide>
        <input
          {...controlOf('author')}
          maxLength={longestAuthor}
          defaultValue={texts.sample.author}
        />
      </Field>
      <Field name="fontFamily" label={texts.fontFamily} isWide>
        <select {...controlOf('fontFamily')}>
          {quoteFonts.map((font) => (
            <option key={font}>{font}</option>
          ))}
        </select>
      </Field>
      <NumberField name="fontSize" fault={faults.fontSize} />
      <Field name="textAlign" label={texts.textAlign}>
        <select {...controlOf('textAlign')} defaultValue={usual.textAlign}>
          {quoteAlignments.map((alignment) => (
            <option key={alignment} value={alignment}>
              {texts.alignments[alignment]}
            </option>
          ))}
        </select>
      </Field>
      <NumberField name="textX" fault={faults.textX} />
      <NumberField name="textY" fault={faults.textY} />
      {(['fontColor', 'backgroundColor'] as const).map((name) => (
        <Field key={name} name={name} label={texts[name]}>
          <input {...controlOf(name)} type="color" defaultValue={usual[name]} />
        </Field>
      ))}
    </>
  )
}

type FieldProps = {
  name: string
  label: string
  fault?: string | undefined
  isWide?: boolean
  children: ReactNode
}

function Field({ name, label, fault, isWide, children }: FieldProps) {
  return (
    <div className={isWide ? 'field wide' : 'field'}>
      <label htmlFor={`quote-${name}`}>{label}</label>
      {children}
      <FieldFault id={`quote-${name}-fault`} fault={fault} />
    </div>
  )
}

/** Returns the props of every control, with its error below it. */
function controlOf(name: string, fault?: string) {
  const id = `quote-${name}`
  return {
    ...{ id, name },
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault && `${id}-fault`,
  }
}

/** A field for a whole number of pixels. */
function NumberField({ name, fault }: { name: NumberName; fault: string | undefined }) {
  return (
    <Field name={name} label={texts[name]} fault={fault}>
      <input
        {...controlOf(name, fault)}
        type="number"
        {...numberBounds[name]}
        step="1"
        required
        defaultValue={usual[name]}
      />
    </Field>
  )
}
