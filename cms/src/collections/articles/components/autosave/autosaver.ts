/** What came of a save: stored; not now, and perhaps later; or not as it is, before something is changed. */
export type SaveOutcome = 'saved' | 'failed' | 'refused'

type Form = {
  /** Whether nothing may be sent now: somebody saves by hand, or another editor has taken the article over. */
  isBusy: () => boolean
  /** Stores what is in the form. Never throws. */
  save: () => Promise<SaveOutcome>
}

/** Saves by itself a while after the last change. */
export type Autosaver = {
  /** Something was typed: the wait begins anew. */
  changed: () => void
  /** There is nothing to save any more. */
  settled: () => void
  /** The form is left. */
  end: () => void
}

/**
 * Waits for `pauseMs` without a change, then saves; what failed is tried again after the next pause, what was refused
 * after the next change. Two saves are never under way at once.
 */
export function autosaver({ isBusy, save }: Form, pauseMs: number): Autosaver {
  let timer: ReturnType<typeof setTimeout> | undefined
  let changes = 0
  let saving = false
  let ended = false

  const wait = () => {
    clearTimeout(timer)
    if (!ended) timer = setTimeout(() => void attempt(), pauseMs)
  }
  const attempt = async () => {
    if (saving || isBusy()) {
      wait()
      return
    }
    saving = true
    const changesBefore = changes
    const outcome = await save()
    saving = false
    // What was changed meanwhile waits already.
    if (outcome === 'failed' && changes === changesBefore) wait()
  }
  return {
    changed() {
      changes += 1
      wait()
    },
    settled() {
      changes += 1
      clearTimeout(timer)
    },
    end() {
      ended = true
      clearTimeout(timer)
    },
  }
}
