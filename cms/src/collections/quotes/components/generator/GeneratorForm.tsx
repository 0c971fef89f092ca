'use client'

import { maxQuoteLength } from '@kariera/shared/rules/textLengths'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useId } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { FailureBanner } from '#admin/components/FailureBanner.tsx'
import { QuoteCanvas } from './QuoteCanvas.tsx'
import { SavedImage } from './SavedImage.tsx'
import { useGenerator, type GeneratorInput } from './useGenerator.ts'
import styles from '../Quotes.module.css'

const texts = backOfficeTexts.quoteImage

/** Form with the short text, the template, a preview of the picture, and the stored picture. */
export function GeneratorForm(material: GeneratorInput) {
  const say = useTranslate()
  const id = useId()
  const generator = useGenerator(material)
  const { template, isBusy } = generator
  return (
    <>
      <FailureBanner message={generator.failure} />
      <div className={styles.quoteGeneratorFields}>
        <div className="field-type textarea">
          <label className="field-label" htmlFor={`${id}-text`}>
            {say(texts.shortText)}
          </label>
          <textarea
            className="native-input"
            id={`${id}-text`}
            maxLength={maxQuoteLength}
            onChange={({ target }) => generator.writeShortText(target.value)}
            rows={3}
            value={generator.shortText}
          />
        </div>
        <div className="field-type">
          <label className="field-label" htmlFor={`${id}-template`}>
            {say(texts.template)}
          </label>
          <select
            className="native-select"
            id={`${id}-template`}
            onChange={({ target }) => generator.chooseTemplate(Number(target.value))}
            value={template?.id ?? ''}
          >
            {material.templates.map((one) => (
              <option key={one.id} value={one.id}>
                {`${one.name} (${one.maxWidth} × ${one.maxHeight})`}
              </option>
            ))}
          </select>
        </div>
      </div>
      <h2 className={styles.quoteGeneratorTitle}>{say(texts.preview)}</h2>
      <QuoteCanvas canvas={generator.canvas} label={generator.shortText || say(texts.preview)} />
      <div className={styles.quoteGeneratorControls}>
        <button
          aria-disabled={isBusy}
          className="solid-button"
          onClick={() => {
            if (!isBusy) void generator.save()
          }}
          type="button"
        >
          {say(isBusy ? texts.saving : texts.save)}
        </button>
        <button
          className="panel-button"
          onClick={() => void generator.downloadPreview()}
          type="button"
        >
          {say(texts.download)}
        </button>
        <p role="status">{generator.success}</p>
      </div>
      <SavedImage
        onDeleted={() => {
          generator.forget()
          material.onSaved()
        }}
        quote={material.quote}
        quoteId={material.id}
      />
    </>
  )
}
