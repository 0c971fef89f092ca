import { searchTexts } from '@kariera/shared/texts/reader'
import { Icon } from '../elements/Icon.tsx'

/** An active filter, with its text for the reader. */
export type Chip = { label: string; text: string; remove: () => void }

type Props = {
  chips: Chip[]
  isOpen: boolean
  /** Id of the element that the first button opens and closes. */
  panel: string
  toggle: () => void
  clear: () => void
}

/** Opens the filters, and lists the active ones; each is removed by its own button, or all by the last one. */
export function FilterBar({ chips, isOpen, panel, toggle, clear }: Props) {
  return (
    <div className="filter-bar">
      <button
        type="button"
        className="filter-toggle"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={toggle}
      >
        {searchTexts.filters}
        <Icon name="down" />
      </button>
      {chips.length > 0 && (
        <>
          <ul className="filter-chips" aria-label={searchTexts.active}>
            {chips.map(({ label, text, remove }) => (
              <li key={label}>
                <button type="button" onClick={remove}>
                  <span className="visually-hidden">{searchTexts.remove} </span>
                  <span className="filter-chip-text">
                    {label}: {text}
                  </span>
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
          <button type="button" className="filter-clear" onClick={clear}>
            {searchTexts.clear}
          </button>
        </>
      )}
    </div>
  )
}
