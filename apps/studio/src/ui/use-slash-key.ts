import { useEffect } from 'react'
import { areSingleKeysOn } from './single-keys.ts'

/** The elements that take letters; a switch and a radio button do not. */
const textual = 'input:not([type="checkbox"],[type="radio"]),textarea,select,[contenteditable]'

/** True where a key is being typed into a text. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches(textual)
}

/** Calls back when a key is pressed anywhere on the page, unless it is typed into a text, a dialog is open, or such keys are off. */
export function usePageKey(key: string, onPress: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || document.querySelector('[role="dialog"]') || !areSingleKeysOn()) return
      event.preventDefault()
      onPress()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [key, onPress])
}

/** Calls back when `/` is pressed, as `usePageKey` does. */
export function useSlashKey(onSlash: () => void): void {
  usePageKey('/', onSlash)
}
