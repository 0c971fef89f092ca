import { errorText } from '@kariera/shared/rules/errors'
import { drawCloud } from './cloudDrawing.ts'
import { layOutCloud } from './cloudLayout.ts'
import { cloudWords, countedIn, countsAddress, type CloudWord } from './cloudWords.ts'

/** A width that goes on changing is followed when it has stood still for so long, milliseconds. */
const restMs = 150

/** Fills the box of the cloud; it holds an empty drawing and a notice with a button (components/hashtags/HashtagCloud.astro). */
export function startCloud(box: HTMLElement): void {
  const svg = box.querySelector('svg')
  if (svg) new HashtagCloud(box, svg).start()
}

class HashtagCloud {
  readonly #box: HTMLElement
  readonly #svg: SVGSVGElement
  #words: CloudWord[] = []
  /** For which width it was laid out last, pixels. */
  #width = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(box: HTMLElement, svg: SVGSVGElement) {
    this.#box = box
    this.#svg = svg
  }

  start(): void {
    this.#box.querySelector('[data-retry]')?.addEventListener('click', () => void this.#load())
    new ResizeObserver(() => {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => void this.#layOut(), restMs)
    }).observe(this.#box)
    void this.#load()
  }

  async #load(): Promise<void> {
    if (this.#box.ariaBusy === 'true') return
    this.#box.ariaBusy = 'true'
    try {
      this.#words = cloudWords(countedIn(await answerOf(countsAddress)))
      await this.#layOut()
      if (this.#words.length > 0) this.#say('ready', '')
      else this.#say('none', this.#box.dataset.none)
    } catch (error) {
      this.#say(
        'failed',
        this.#box.dataset.failed?.replace('{message}', () => errorText(error)),
      )
    }
    this.#box.ariaBusy = null
  }

  /** What is shown of the box is its styles' business. */
  #say(state: 'ready' | 'none' | 'failed', sentence = ''): void {
    this.#box.dataset.state = state
    const status = this.#box.querySelector('[role="status"]')
    if (status) status.textContent = sentence
  }

  async #layOut(): Promise<void> {
    const { clientWidth: width, clientHeight: height } = this.#box
    // On paper the box is not shown, and has no width.
    if (this.#words.length === 0 || width === 0 || width === this.#width) return
    this.#width = width
    const { fontFamily } = getComputedStyle(this.#box)
    await fontsFor(this.#words, fontFamily)
    const placed = await layOutCloud(this.#words, { width, height, fontFamily })
    // Meanwhile the window may have taken another width.
    if (width === this.#width) drawCloud(this.#svg, placed, { width, height })
  }
}

/** @throws {Error} with what the server says, or how it answered */
async function answerOf(address: string): Promise<unknown> {
  const answer = await fetch(address)
  if (answer.ok) return answer.json()
  const told: unknown = await answer.json().catch(() => null)
  const hasReason = typeof told === 'object' && told !== null && 'error' in told
  throw new Error(hasReason ? String(told.error) : `the server answered with ${answer.status}`)
}

/** Words are measured in the letters in which they are drawn; where these don't come, in those that stand in. */
async function fontsFor(words: CloudWord[], fontFamily: string): Promise<void> {
  const all = words.map(({ text }) => text).join('')
  await document.fonts.load(`600 16px ${fontFamily}`, all).catch(() => [])
}
