'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { clamped, tableBounds, type TableMeasure } from './tableBounds.ts'
import type { TableOptions } from './tableOptions.ts'
import type { TableLook } from './tables.ts'
import styles from '../Text.module.css'

const texts = backOfficeTexts.body.table

type Size = { rows: number; columns: number }

type Props = {
  /** Whether a table is inserted; else one is changed, which keeps its rows and columns. */
  isNew: boolean
  look: TableLook
  accept: (size: Size, look: TableLook) => void
  close: () => void
}

const measures = [
  'borderWidth',
  'cellPadding',
  'cellSpacing',
  'borderRadius',
  'widthPercent',
] as const

/** Asks for the size of a table and how it looks. A number out of its bounds becomes the nearest one. */
export function TableDialog({ isNew, look, accept, close }: Props) {
  const say = useTranslate()
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [size, setSize] = useState<Size>({
    rows: tableBounds.rows.default,
    columns: tableBounds.columns.default,
  })
  const [hasHeader, setHasHeader] = useState(look.hasHeader)
  const [options, setOptions] = useState(look.options)
  useEffect(() => dialog.current?.showModal(), [])
  const change = (changed: Partial<TableOptions>) => setOptions({ ...options, ...changed })
  const finish = () => accept(size, { hasHeader, options })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
    event.preventDefault()
    finish()
  }
  return (
    <dialog
      aria-labelledby={heading}
      className={clsx('dialog-box', 'text-dialog', styles.tableDialog)}
      onClose={close}
      onKeyDown={onKeyDown}
      ref={dialog}
    >
      <h2 id={heading}>{say(isNew ? texts.insert : texts.options)}</h2>
      <div className={styles.tableDialogFields}>
        {isNew &&
          (['rows', 'columns'] as const).map((name) => (
            <NumberField
              change={(value) => setSize({ ...size, [name]: value })}
              key={name}
              measure={name}
              value={size[name]}
            />
          ))}
        <label className={styles.tableDialogCheck}>
          <input
            checked={hasHeader}
            onChange={({ target }) => setHasHeader(target.checked)}
            type="checkbox"
          />
          {say(texts.header)}
        </label>
        {measures.map((name) => (
          <NumberField
            change={(value) => change({ [name]: value })}
            key={name}
            measure={name}
            value={options[name]}
          />
        ))}
        {(['borderColor', 'backgroundColor'] as const).map((name) => (
          <label key={name}>
            {say(texts[name])}
            <input
              onChange={({ target }) => change({ [name]: target.value })}
              type="color"
              value={options[name]}
            />
          </label>
        ))}
        <label>
          {say(texts.alignment)}
          <select
            onChange={({ target }) => {
              const alignment = alignments.find((one) => one === target.value)
              if (alignment) change({ alignment })
            }}
            value={options.alignment}
          >
            {alignments.map((one) => (
              <option key={one} value={one}>
                {say(texts.alignments[one])}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="text-dialog__actions">
        <button className="panel-button" onClick={close} type="button">
          {say(backOfficeTexts.articleForm.cancel)}
        </button>
        <button className="panel-button panel-button--primary" onClick={finish} type="button">
          {say(isNew ? texts.insert : texts.apply)}
        </button>
      </p>
    </dialog>
  )
}

const alignments = ['left', 'center', 'right'] as const

type NumberProps = { measure: TableMeasure; value: number; change: (value: number) => void }

function NumberField({ measure, value, change }: NumberProps) {
  const say = useTranslate()
  const { min, max } = tableBounds[measure]
  // What may still become a number within the bounds stays as it is typed: nothing, or a 4 of 45 %.
  const [typed, setTyped] = useState(String(value))
  return (
    <label>
      {say(texts.measures[measure])}
      <input
        inputMode="numeric"
        max={max}
        min={min}
        onBlur={() => setTyped(String(value))}
        onChange={({ target }) => {
          const isEmpty = target.value === ''
          const number = clamped(measure, isEmpty ? null : Number(target.value))
          setTyped(isEmpty || Number(target.value) < min ? target.value : String(number))
          // An empty width is the full width; other fields that are left empty keep what they had.
          if (!isEmpty || measure === 'widthPercent') change(number)
        }}
        type="number"
        value={typed}
      />
    </label>
  )
}
