type Props = {
  /** Its colour; the words say the same. */
  tone: 'good' | 'waiting' | 'quiet' | 'bad'
  text: string
}

/** How something stands with readers. */
export function StatusBadge({ tone, text }: Props) {
  return <span className={`status-badge status-badge--${tone}`}>{text}</span>
}
