/** Result of a save: stored; failed, but may succeed later; or refused until something is changed. */
export type SaveOutcome = 'saved' | 'failed' | 'refused'

type Form = {
  /** Whether nothing may be sent now: the editor is saving by hand, or another editor has taken over the article. */
  isBusy: () => boolean
  /** Stores the content of the form. Never throws. */
  save: () => Promise<SaveOutcome>
}

/** Saves automatically some time after the last change. */
export type Autosaver = {
  /** Something was typed: the wait starts again. */
  changed: () => void
  /** Nothing is left to save. */
  settled: () => void
  /** The form is left. */
  end: () => void
}

/** Pause after the last change, milliseconds (A-ART-4). */
const autosavePauseMs = 60_000

/**
 * Waits for `pauseMs` without a change, then saves. A failed save is retried after the next pause, a refused one after
 * the next change. At most one save runs at a time.
 */
export function autosaver({ isBusy, save }: Form, pauseMs = autosavePauseMs): Autosaver {
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
    // A change during the save has already started the wait.
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
