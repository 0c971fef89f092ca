type Props = {
  /** Colour of the badge; the text has the same meaning. */
  tone: 'good' | 'waiting' | 'quiet' | 'bad'
  text: string
}

/** Badge with the public state of a document. */
export function StatusBadge({ tone, text }: Props) {
  return <span className={`status-badge status-badge--${tone}`}>{text}</span>
}
