import { nearestCard, scrollToCard, swipeCards } from '../frame/cardRow.ts'
import {
  advanceMs,
  batchAddress,
  batchSize,
  cardAfter,
  cardsOf,
  isNearEnd,
  pauseAfterSwipeMs,
} from './randomBatch.ts'
import { fillCard } from './randomCard.ts'
import { stripSwipeThreshold } from '../frame/swipe.ts'

/** Brings the strip of articles to life; it holds an empty row, a template for cards, controls and a notice. */
export function startStrip(strip: HTMLElement): void {
  const row = strip.querySelector('ul')
  const template = strip.querySelector('template')
  if (row && template) new RandomStrip(strip, row, template).start()
}

class RandomStrip {
  readonly #strip: HTMLElement
  readonly #row: HTMLElement
  readonly #template: HTMLTemplateElement
  readonly #calm = matchMedia('(prefers-reduced-motion: reduce)')
  readonly #seen: number[] = []
  /** Which card is shown, or being scrolled to. */
  #card = 0
  #running = true
  #loading = false
  #exhausted = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(strip: HTMLElement, row: HTMLElement, template: HTMLTemplateElement) {
    this.#strip = strip
    this.#row = row
    this.#template = template
  }

  start(): void {
    this.#on('[data-retry]', () => void this.#load())
    this.#on('[data-step="-1"]', () => this.#show(cardAfter(this.#card, this.#count, -1)))
    this.#on('[data-step="1"]', () => this.#show(cardAfter(this.#card, this.#count, 1)))
    this.#on('[data-running]', () => this.#setRunning(!this.#running))
    this.#row.addEventListener('scrollend', () => this.#moveTo(nearestCard(this.#row)))
    swipeCards(this.#row, stripSwipeThreshold, (card) => {
      // Not every browser tells when a row has come to rest.
      this.#moveTo(card)
      this.#advanceAfter(pauseAfterSwipeMs + advanceMs)
    })
    this.#calm.addEventListener('change', () => this.#setRunning(this.#running))
    this.#setRunning(true)
    void this.#load()
  }

  get #count(): number {
    return this.#row.children.length
  }

  async #load(): Promise<void> {
    if (this.#loading || this.#exhausted) return
    this.#loading = true
    this.#say('loading')
    try {
      const answer = await fetch(batchAddress(Number(this.#strip.dataset.random), this.#seen))
      if (!answer.ok) throw new Error(`The next articles were answered with ${answer.status}.`)
      const cards = cardsOf(await answer.json())
      this.#exhausted = cards.length < batchSize
      this.#seen.push(...cards.map(({ id }) => id))
      this.#row.append(...cards.map((card) => fillCard(this.#template, card)))
      this.#say(this.#count > 0 ? 'ready' : 'empty')
    } catch {
      // The reader is told, and can try again.
      this.#say('failed')
    }
    this.#loading = false
  }

  /** What is shown of the strip is its styles' business. */
  #say(state: 'loading' | 'ready' | 'empty' | 'failed'): void {
    this.#strip.dataset.state = state
  }

  #show(card: number): void {
    scrollToCard(this.#row, card)
    this.#moveTo(card)
  }

  #moveTo(card: number): void {
    this.#card = card
    if (isNearEnd(card, this.#count) && this.#strip.dataset.state === 'ready') void this.#load()
  }

  #setRunning(running: boolean): void {
    this.#running = running
    const button = this.#strip.querySelector<HTMLElement>('[data-running]')
    if (button) {
      button.hidden = this.#calm.matches
      button.title = button.dataset[running ? 'pause' : 'resume'] ?? ''
      button.ariaLabel = button.title
      button.toggleAttribute('data-paused', !running)
    }
    this.#advanceAfter(advanceMs)
  }

  #advanceAfter(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (this.#mayAdvance()) this.#show(cardAfter(this.#card, this.#count, 1))
      this.#advanceAfter(advanceMs)
    }, ms)
  }

  #mayAdvance(): boolean {
    // A finger that has tapped leaves neither.
    const watched = this.#strip.matches(':has(:focus-visible)') || isHovered(this.#strip)
    return this.#running && !this.#calm.matches && !document.hidden && !watched && this.#count > 1
  }

  #on(selector: string, act: () => void): void {
    this.#strip.querySelector(selector)?.addEventListener('click', act)
  }
}

function isHovered(element: Element): boolean {
  return matchMedia('(hover: hover)').matches && element.matches(':hover')
}
