'use client'

import { displaySeconds, maxDisplaySeconds } from '@kariera/shared/rules/displaySeconds'
import type { KeyboardEvent, Ref } from 'react'

type Props = {
  /** The text as typed. */
  value: string
  change: (value: string) => void
  id?: string
  label?: string
  press?: (event: KeyboardEvent) => void
  ref?: Ref<HTMLInputElement>
}

/** Display time of a slide in seconds; an invalid value becomes 1 when the input loses the focus. */
export function DisplayTimeInput({ value, change, id, label, press, ref }: Props) {
  return (
    <input
      aria-label={label}
      className="native-input"
      id={id}
      inputMode="numeric"
      max={maxDisplaySeconds}
      min={1}
      onBlur={() => change(String(displaySeconds(value)))}
      onChange={(event) => change(event.target.value)}
      onKeyDown={press}
      ref={ref}
      step={1}
      type="number"
      value={value}
    />
  )
}
