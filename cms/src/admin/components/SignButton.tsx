import type { Ref } from 'react'
import { Sign } from './Sign.tsx'

type Props = {
  sign: Parameters<typeof Sign>[0]['of']
  /** What the button does and to what, for users of screen readers. */
  label: string
  act: () => void
  /** The button stays in place and keeps the focus, but does nothing. */
  isIdle?: boolean
  /** For a button that stays pressed. */
  isPressed?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button with an icon in place of words, of a table row or a bar. */
export function SignButton({ sign, label, act, isIdle = false, isPressed, ref }: Props) {
  return (
    <button
      aria-disabled={isIdle}
      aria-label={label}
      aria-pressed={isPressed}
      className="sign-button"
      onClick={() => {
        if (!isIdle) act()
      }}
      ref={ref}
      title={label}
      type="button"
    >
      <Sign of={sign} />
    </button>
  )
}
