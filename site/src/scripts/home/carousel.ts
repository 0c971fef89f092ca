import { staySeconds } from './staySeconds.ts'

/** A row of items that a carousel moves. */
export type Row = {
  /** Whether everything is visible at once: then there is nothing to move. */
  fits: () => boolean
  /** The leading item; at the end of the row also the items after it, which never reach the row's beginning. */
  leading: () => HTMLElement[]
  /**
   * Moves by one item; after the end it begins again.
   *
   * @param calm moves at once, without animation
   */
  move: (by: 1 | -1, calm: boolean) => void
  /** Calls back when another item leads, and when the row begins or ceases to fit. */
  onChange: (changed: () => void) => void
}

/**
 * Moves a row on, each item after its own display time. It moves by itself only while it is visible, without mouse or
 * keyboard focus on it, and unless the reader prefers reduced motion; by its buttons always.
 *
 * @param list the element that is checked for mouse and focus
 */
export function startCarousel(section: HTMLElement, list: HTMLElement, row: Row): void {
  new Carousel(section, list, row).start()
}

class Carousel {
  readonly #section: HTMLElement
  readonly #list: HTMLElement
  readonly #row: Row
  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)')
  #running = true
  #seen = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(section: HTMLElement, list: HTMLElement, row: Row) {
    this.#section = section
    this.#list = list
    this.#row = row
  }

  start(): void {
    const follow = () => this.#follow()
    this.#row.onChange(follow)
    this.#calm.addEventListener('change', follow)
    new IntersectionObserver((entries) => {
      this.#seen = entries.some(({ isIntersecting }) => isIntersecting)
    }).observe(this.#section)
    this.#section.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (button) this.#obey(button)
    })
    this.#follow()
  }

  #obey(button: HTMLButtonElement): void {
    const { step } = button.dataset
    if (step === undefined) this.#running = !this.#running
    else this.#row.move(step === '1' ? 1 : -1, this.#calm.matches)
    this.#follow()
  }

  /** Shows the useful controls, and restarts the leading item's time. */
  #follow(): void {
    const moves = !this.#row.fits()
    for (const button of this.#section.querySelectorAll('button')) {
      const { pause, resume } = button.dataset
      button.hidden = !moves || (pause !== undefined && this.#calm.matches)
      if (pause === undefined || resume === undefined) continue
      button.title = this.#running ? pause : resume
      button.ariaLabel = button.title
      button.toggleAttribute('data-paused', !this.#running)
    }
    clearTimeout(this.#timer)
    if (moves && this.#running && !this.#calm.matches)
      this.#timer = setTimeout(() => this.#advance(), this.#stayMs())
  }

  #advance(): void {
    if (this.#seen && !document.hidden && !this.#isWatched()) this.#row.move(1, false)
    this.#follow()
  }

  #stayMs(): number {
    const isPhone = matchMedia('(width < 40rem)').matches
    const leading = this.#row.leading().map(({ dataset }) => dataset)
    return staySeconds(leading, this.#section.dataset, isPhone) * 1000
  }

  /** Whether the mouse or the keyboard focus is on the list; after a tap there is neither. */
  #isWatched(): boolean {
    const hovered = matchMedia('(hover: hover)').matches && this.#list.matches(':hover')
    return hovered || this.#list.matches(':has(:focus-visible)')
  }
}
