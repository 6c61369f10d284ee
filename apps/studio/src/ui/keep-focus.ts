const tabbable =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"]), [contenteditable="true"]'
/** Those take care of the focus themselves; a notice with *Undo* is an alert dialog, and lets the page be. */
const dialogs = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"]), [role="menu"], [role="listbox"]'

interface FocusPlace {
  readonly element: HTMLElement
  /** The boxes around it, the innermost first, without the root. */
  readonly boxes: readonly Element[]
  /** The elements of the root that Tab could reach when it was there. */
  readonly before: readonly HTMLElement[]
  readonly after: readonly HTMLElement[]
}

function isUsable(element: Element): boolean {
  return (
    element.isConnected && !element.matches(':disabled') && !element.closest('[inert]') && element.checkVisibility()
  )
}

function focusPlaceOf(root: HTMLElement, element: HTMLElement): FocusPlace {
  const boxes: Element[] = []
  for (let box = element.parentElement; box && box !== root; box = box.parentElement) boxes.push(box)
  const reach = Array.from(root.querySelectorAll<HTMLElement>(tabbable))
  const at = reach.indexOf(element)
  return { element, boxes, before: reach.slice(0, Math.max(0, at)).reverse(), after: reach.slice(at + 1) }
}

/** The nearest thing to a place that is gone: what came next in the same box, what came before, what is there now. */
function neighbour({ boxes, before, after }: FocusPlace): HTMLElement | undefined {
  for (const box of boxes) {
    if (!box.isConnected) continue
    const isIn = (element: HTMLElement): boolean => box.contains(element) && isUsable(element)
    const found =
      after.find(isIn) ?? before.find(isIn) ?? Array.from(box.querySelectorAll<HTMLElement>(tabbable)).find(isIn)
    if (found) return found
  }
  return undefined
}

/**
 * Keeps the focus on the page: where the control that has it is taken away, disabled or hidden, it goes to the nearest
 * one that is left. What puts the focus somewhere itself comes first.
 * @returns what ends it.
 */
export function keepFocus(root: HTMLElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let place: FocusPlace | undefined
  let frame = 0
  const note = (): void => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement !== root && root.contains(activeElement))
      place = focusPlaceOf(root, activeElement)
    else if (activeElement !== document.body) place = undefined
  }
  const check = (): void => {
    if (!place || document.activeElement !== document.body || document.querySelector(dialogs)) return
    if (isUsable(place.element)) return
    const target = neighbour(place) ?? root.querySelector<HTMLElement>('main')
    place = undefined
    target?.focus()
  }
  const observer = new MutationObserver(() => {
    check()
    // A control that was disabled or hidden loses the focus when the page is drawn.
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(check)
    })
  })
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  root.addEventListener('focusin', note, { signal })
  // What a press changes is seen as it is just before.
  for (const kind of ['keydown', 'pointerdown', 'click'] as const)
    root.addEventListener(kind, note, { signal, capture: true })
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    listening.abort()
  }
}
