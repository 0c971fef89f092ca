import type { IconName } from '../../components/elements/iconPaths.ts'
import { Icon } from './Icon.tsx'

type Props = { name: IconName; label: string; onClick: () => void; hidden?: boolean }

/** A button that shows an icon and has `label` as its accessible name (components/elements/IconButton.astro). */
export function IconButton({ name, label, onClick, hidden }: Props) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      hidden={hidden}
      onClick={onClick}
    >
      <Icon name={name} size={20} />
    </button>
  )
}
