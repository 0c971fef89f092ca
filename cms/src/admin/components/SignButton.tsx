import type { Ref } from 'react'
import { Sign } from './Sign.tsx'

type Props = {
  sign: Parameters<typeof Sign>[0]['of']
  /** What it does and to what, for who cannot see where it stands. */
  label: string
  act: () => void
  /** It stays where it is and keeps the focus, but does nothing. */
  isIdle?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button of a row. */
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
