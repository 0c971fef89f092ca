import {
  $getRoot,
  HISTORIC_TAG,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { flushSync } from 'react-dom'
import { editorsIn } from './editorsIn.ts'

/**
 * Brings the rich texts of a form into its state. Payload does that by `requestIdleCallback` after each change, which a
 * browser may delay by 500 ms after a key or a click. This function repeats the change, with callbacks that run at once.
 */
export function bringTextsIntoForm(form: HTMLElement): void {
  const later = Object.getOwnPropertyDescriptor(globalThis, 'requestIdleCallback')
  globalThis.requestIdleCallback = (callback) => {
    callback({ didTimeout: true, timeRemaining: () => 0 })
    return 0
  }
  const options = { discrete: true as const, tag: [HISTORIC_TAG, SKIP_DOM_SELECTION_TAG] }
  try {
    flushSync(() => {
      for (const editor of editorsIn(form).values())
        editor.update(() => $getRoot().markDirty(), options)
    })
  } finally {
    if (later) Object.defineProperty(globalThis, 'requestIdleCallback', later)
    else Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  }
}
