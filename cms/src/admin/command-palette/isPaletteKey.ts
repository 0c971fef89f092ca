type Key = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a key opens or closes the command palette: Ctrl-K or ⌘K, in any layout of the keyboard. */
export function isPaletteKey({ code, ctrlKey, metaKey, shiftKey }: Key): boolean {
  return code === 'KeyK' && (ctrlKey || metaKey) && !shiftKey
}
