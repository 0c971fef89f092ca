import { iconPaths, type IconName } from '../../components/elements/iconPaths.ts'

/** A line drawing in the colour of the text (components/elements/Icon.astro). What it means stands beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
