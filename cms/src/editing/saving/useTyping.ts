import { useEffect, useRef, type RefObject } from 'react'

/** How soon Payload has what is typed in a rich text in the form's state, milliseconds. */
const textMs = 1000

/** @returns a function that says whether the form's state may lack what was typed last */
export function useTyping(form: RefObject<HTMLElement | null>): () => boolean {
  const typedAt = useRef(-textMs)
  useEffect(() => {
    const note = ({ timeStamp }: Event) => {
      typedAt.current = timeStamp
    }
    const element = form.current
    element?.addEventListener('beforeinput', note, true)
    return () => element?.removeEventListener('beforeinput', note, true)
  }, [form])
  return () => performance.now() - typedAt.current < textMs
}
