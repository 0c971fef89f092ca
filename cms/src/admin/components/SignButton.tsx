import type { Ref } from 'react'
import { Sign } from './Sign.tsx'

type Props = {
  sign: Parameters<typeof Sign>[0]['of']
  /** What the button does and to what, for users of screen readers. */
  label: string
  act: () => void
  /** The button stays in place and keeps the focus, but does nothing. */
  isIdle?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button of a table row, with an icon. */
export function SignButton({ sign, label, act, isIdle = false, ref }: Props) {
  return (
    <button
      aria-disabled={isIdle}
      aria-label={label}
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
