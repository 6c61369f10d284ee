import { standsBeside } from './stands-beside.ts'
import { whenIdle } from './when-idle.ts'

const tabbable =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"]), [contenteditable="true"]'
/** Those take care of the focus themselves; a notice with *Undo* is an alert dialog, and lets the page be. */
const dialogs = '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"]), [role="menu"], [role="listbox"]'

interface FocusPlace {
  readonly element: HTMLElement
  /** The boxes around it, the innermost first, without the root. */
  readonly boxes: readonly Element[]
  /** The nearest elements of the root that Tab could reach when it was there, the nearest first. */
  readonly before: readonly HTMLElement[]
  readonly after: readonly HTMLElement[]
}

function isUsable(element: Element): boolean {
  return (
    element.isConnected && !element.matches(':disabled') && !element.closest('[inert]') && element.checkVisibility()
  )
}

/** A place without its neighbours: those take a walk through the page. */
function focusPlaceOf(root: HTMLElement, element: HTMLElement): FocusPlace {
  const boxes: Element[] = []
  for (let box = element.parentElement; box && box !== root; box = box.parentElement) boxes.push(box)
  return { element, boxes, before: [], after: [] }
}

function withNeighbours(root: HTMLElement, place: FocusPlace): FocusPlace {
  const { element } = place
  return {
    ...place,
    before: reachedFrom(root, element, 'previousNode'),
    after: reachedFrom(root, element, 'nextNode'),
  }
}

/** The elements on either side that are looked at: a page may have thousands, and a place is noted after each key. */
const nearMost = 50

function reachedFrom(root: HTMLElement, element: HTMLElement, step: 'nextNode' | 'previousNode'): HTMLElement[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT, (node) => {
    if (!(node instanceof HTMLElement) || node.inert) return NodeFilter.FILTER_REJECT
    return node.matches(tabbable) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP
  })
  walker.currentNode = element
  const found: HTMLElement[] = []
  for (let node = walker[step](); node instanceof HTMLElement && found.length < nearMost; node = walker[step]())
    found.push(node)
  return found
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
  /** True once the page was changed behind the place. */
  let isPast = false
  let frame = 0
  let stopNoting = (): void => undefined
  const note = (): void => {
    const { activeElement } = document
    if (!isPast && place && activeElement === place.element) return
    stopNoting()
    isPast = false
    if (activeElement instanceof HTMLElement && activeElement !== root && root.contains(activeElement))
      place = withNeighbours(root, focusPlaceOf(root, activeElement))
    else if (activeElement !== document.body) place = undefined
  }
  /** In a quiet moment, and not between a press and what it draws; the next press does not wait for that moment. */
  const noteSoon = (): void => {
    isPast = true
    stopNoting()
    stopNoting = whenIdle(() => {
      // What has it elsewhere, such as a menu, gives it back.
      if (root.contains(document.activeElement)) note()
    })
  }
  const noteFocus = (): void => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement !== root && activeElement !== place?.element)
      place = focusPlaceOf(root, activeElement)
    noteSoon()
  }
  const check = (): void => {
    if (!place || document.activeElement !== document.body || standsBeside(root, dialogs)) return
    if (isUsable(place.element)) return
    const target = neighbour(place) ?? root.querySelector<HTMLElement>('main')
    place = undefined
    target?.focus()
  }
  const observer = new MutationObserver(() => {
    check()
    noteSoon()
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
  root.addEventListener('focusin', noteFocus, { signal })
  // What a press changes is seen as it is just before.
  for (const kind of ['keydown', 'pointerdown', 'click'] as const)
    root.addEventListener(kind, note, { signal, capture: true })
  return () => {
    observer.disconnect()
    stopNoting()
    cancelAnimationFrame(frame)
    listening.abort()
  }
}
