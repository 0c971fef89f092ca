import { iconPaths, type IconName } from '../../components/elements/iconPaths.ts'

/** A line drawing in the colour of the text (components/elements/Icon.astro). A text next to it gives its meaning. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
