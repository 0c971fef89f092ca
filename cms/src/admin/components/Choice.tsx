import { useId } from 'react'

type Props = { text: string; isChosen: boolean; choose: (isChosen: boolean) => void }

/** A checkbox with its words. */
export function Choice({ text, isChosen, choose }: Props) {
  const id = useId()
  return (
    <label className="choice" htmlFor={id}>
      <input
        checked={isChosen}
        id={id}
        onChange={({ target }) => choose(target.checked)}
        type="checkbox"
      />
      {text}
    </label>
  )
}
