import type { Marks } from '../form/marks.ts'

/**
 * Keeps each control whose placeholder is in another language marked with it for as long as that is what stands in it: HTML has one
 * mark for it and for what is written there, which is the visitor's. A direction that a control has by itself stays.
 * @returns ends it.
 */
export function markPlaceholders(root: Element, langOf: Marks['langOf']): () => void {
  /** The attributes that each control got. */
  const marked = new Map<Element, readonly string[]>()
  const unmark = (control: Element): void => {
    for (const name of marked.get(control) ?? []) control.removeAttribute(name)
    marked.delete(control)
  }
  const follow = (): void => {
    for (const control of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[placeholder]')) {
      unmark(control)
      const marks = control.value === '' ? langOf(control.placeholder) : undefined
      const given = Object.entries(marks ?? {}).filter(([name]) => !control.hasAttribute(name))
      for (const [name, value] of given) control.setAttribute(name, value)
      marked.set(
        control,
        given.map(([name]) => name),
      )
    }
  }
  follow()
  const observer = new MutationObserver(follow)
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['placeholder'] })
  root.addEventListener('input', follow)
  return () => {
    observer.disconnect()
    root.removeEventListener('input', follow)
    for (const control of marked.keys()) unmark(control)
  }
}
