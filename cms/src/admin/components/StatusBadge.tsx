type Props = {
  /** Its colour; the words say the same. */
  tone: 'good' | 'waiting' | 'quiet' | 'bad'
  text: string
}

/** How something stands with readers. */
export function StatusBadge({ tone, text }: Props) {
  return <span className={`standing-pill standing-pill--${tone}`}>{text}</span>
}
