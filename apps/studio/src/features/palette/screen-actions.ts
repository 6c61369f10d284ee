import { MousePointerClick, TextCursorInput } from 'lucide-react'
import type { Action } from '../../domain/actions/action.ts'
import { paletteText } from '../../domain/texts/palette.ts'

/** Whatever can be pressed, chosen, switched or written in. */
const controls =
  'button, a[href], summary, select, textarea, input:not([type="hidden"], [type="file"]), [role="tab"], [role="radio"]'
/** A visitor's form and the field names on the canvas are no commands; what has `data-listed` lists its actions itself. */
const others = '[data-listed], [data-canvas], .ls-form, [role="dialog"], [role="alertdialog"], [aria-hidden="true"]'
const boxes =
  '[role="group"], [role="radiogroup"], [role="tablist"], [role="toolbar"], fieldset, article, section, aside, nav, header'

const titles = 'legend, h1, h2, h3, h4, [role="heading"]'
const titledBoxes = 'fieldset, article, section, [role="group"]'

/**
 * Lists the controls of the screen by their own words, with the name of what they stand in: whatever a screen can do is found, also what
 * nobody listed. Read before a dialog hides the screen.
 * @param known - actions that are listed already; a control of the same words does the same.
 */
export function screenActions(root: ParentNode, known: readonly Action[]): readonly Action[] {
  const taken = new Set(known.flatMap(({ label, detail }) => [label, `${label} ${detail}`].map(asCompared)))
  const actions: Action[] = []
  for (const control of root.querySelectorAll<HTMLElement>(controls)) {
    if (control.closest(others) || !isReachable(control)) continue
    const label = controlName(control)
    const detail = boxName(control, label)
    const keys = [label, `${detail}: ${label}`, `${label} ${detail}`].map(asCompared)
    if (label === '' || taken.has(keys[0] ?? '') || keys.slice(1).some((key) => taken.has(key))) continue
    taken.add(keys[1] ?? '')
    actions.push(actionOf(control, { id: `screen-${actions.length}`, label, ...(detail !== '' && { detail }) }))
  }
  return actions
}

function actionOf(control: HTMLElement, named: Pick<Action, 'id' | 'label' | 'detail'>): Action {
  const isText = control.matches(
    'select, textarea, input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])',
  )
  const isOff = control.matches(':disabled, [aria-disabled="true"]')
  return {
    ...named,
    group: isText ? 'go' : 'screen',
    icon: isText ? TextCursorInput : MousePointerClick,
    ...(isOff && { unavailable: paletteText.why.off }),
    run: () => {
      control.focus()
      if (!isText) control.click()
    },
  }
}

/** True for what Tab reaches, and for a tab or a radio button, which arrows reach. */
function isReachable(control: HTMLElement): boolean {
  return (
    control.checkVisibility({ visibilityProperty: true }) &&
    (control.tabIndex >= 0 || control.matches('[role="tab"], [role="radio"], [type="radio"]'))
  )
}

function controlName(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const byOthers = ids
    .flatMap((id) => document.getElementById(id) ?? [])
    .map(wordsOf)
    .join(' ')
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
  const byLabels = labels.flatMap((label) => (label instanceof Element ? wordsOf(label) : [])).join(' ')
  return (
    [element.getAttribute('aria-label') ?? '', byOthers, byLabels, wordsOf(element)].find((name) => name !== '') ?? ''
  )
}

/** The name of the nearest box that has one of its own. */
function boxName(control: Element, label: string): string {
  for (let box = control.parentElement?.closest(boxes); box; box = box.parentElement?.closest(boxes)) {
    const title = box.querySelector(titles)
    const own = [
      box.getAttribute('aria-label') ?? '',
      box.getAttribute('aria-labelledby') === null ? '' : controlName(box),
    ]
    const name = own.find((one) => one !== '') ?? (title && box.matches(titledBoxes) ? wordsOf(title) : '')
    if (name !== '' && name !== label) return name
  }
  return ''
}

/** The words of an element that everybody gets: neither what is hidden from screen readers, nor keys and values. */
function wordsOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element
      ? node.matches('[aria-hidden="true"], kbd, svg, select, textarea')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_SKIP
      : NodeFilter.FILTER_ACCEPT,
  )
  const words: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) words.push(node.textContent ?? '')
  return words.join(' ').replace(/\s+/g, ' ').trim()
}

function asCompared(text: string): string {
  return text.toLocaleLowerCase().trim()
}
