// Before each test file of the browser: what a locator of the studio's tests presses or fills, it does from within the page. By way of
// Playwright a press takes four processes and some frames. Hands are Playwright's in the tests of what visitors see, end to end, and wherever a
// press has options; so are keys.
import { expect } from 'vitest'
import { type Locator, page, type UserEventClickOptions, type UserEventFillOptions } from 'vitest/browser'

/** The two deeds of a locator that are done near. */
interface Hands {
  click(this: Locator, options?: UserEventClickOptions): Promise<void>
  fill(this: Locator, text: string, options?: UserEventFillOptions): Promise<void>
}

/** A place on the page, and what is on top there. */
interface Target {
  readonly x: number
  readonly y: number
  readonly on: Element
}

/** A press in these puts a caret where it lands, opens what the system draws, or goes to another document. */
const pressedFar = [
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset])',
  'textarea',
  'select',
  'option',
  'iframe',
  '[contenteditable]',
].join()

const disabled = ':disabled, [aria-disabled=true]'

/** Fields whose text is typed as it is given. */
const typedAsText =
  ':is(textarea, input:is(:not([type]), [type=text], [type=email], [type=tel], [type=url], [type=search], [type=password])):not([readonly])'

const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex], [contenteditable], iframe'

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** The middle of what is drawn of an element, scrolled into view; undefined where nothing is, or something else lies over it. */
function reach(element: Element): Target | undefined {
  const { top, right, bottom, left } = element.getBoundingClientRect()
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  }
  const drawn = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0)
  if (!drawn) return undefined
  const x = drawn.left + drawn.width / 2
  const y = drawn.top + drawn.height / 2
  const on = document.elementFromPoint(x, y)
  return on && (element.contains(on) || on.closest('label')?.control === element) ? { x, y, on } : undefined
}

/** The events of a mouse that comes, presses and lets go, in the order of browsers, with what a browser does at each. */
function press({ x, y, on }: Target): void {
  const shared = { bubbles: true, composed: true, cancelable: true, clientX: x, clientY: y, view: window }
  const pointer = (type: string, more: PointerEventInit): boolean => {
    const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, width: 1, height: 1 }
    return on.dispatchEvent(new PointerEvent(type, { ...shared, ...mouse, ...more }))
  }
  const mouse = (type: string, more: MouseEventInit): boolean =>
    on.dispatchEvent(new MouseEvent(type, { ...shared, ...more }))
  pointer('pointerover', {})
  pointer('pointerenter', { bubbles: false })
  mouse('mouseover', {})
  mouse('mouseenter', { bubbles: false })
  pointer('pointermove', {})
  mouse('mousemove', {})
  const hasMouse = pointer('pointerdown', { buttons: 1, pressure: 0.5 })
  if (hasMouse && mouse('mousedown', { buttons: 1, detail: 1 })) moveFocus(on)
  pointer('pointerup', { pressure: 0 })
  if (hasMouse) mouse('mouseup', { detail: 1 })
  if (on.isConnected) pointer('click', { detail: 1 })
}

function moveFocus(on: Element): void {
  const to = on.closest<HTMLElement>(focusable)
  if (to) to.focus({ preventScroll: true })
  else if (!on.closest('label') && document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** As Playwright waits until nothing moves: what was just changed is drawn, and what it set off has been rendered. */
const twoFrames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** The element of a locator in the page itself, as soon as it can be pressed; undefined where that takes more than a moment, and in other rooms. */
async function findNear(locator: Locator, far: string): Promise<{ element: HTMLElement; at: Target } | undefined> {
  if (!expect.getState().testPath?.includes('/apps/studio/')) return undefined
  for (let turn = 0; turn < 15; turn++) {
    await twoFrames()
    const element = locator.query()
    // What stands in a shadow tree or a frame is reached from outside.
    if (element && (!(element instanceof HTMLElement) || element.getRootNode() !== document || element.matches(far))) {
      return undefined
    }
    const at = element?.matches(disabled) === false ? reach(element) : undefined
    if (element && at) return { element, at }
  }
  return undefined
}

const hands: Hands = Object.getPrototypeOf(page.getByRole('button'))
const { click, fill } = hands

hands.click = async function (options) {
  const near = options ? undefined : await findNear(this, pressedFar)
  if (!near) return click.call(this, options)
  press(near.at)
  await nextTurn()
}

hands.fill = async function (text, options) {
  const near = options || text === '' ? undefined : await findNear(this, `:not(${typedAsText})`)
  if (!near || !(near.element instanceof HTMLInputElement || near.element instanceof HTMLTextAreaElement)) {
    return fill.call(this, text, options)
  }
  near.element.focus()
  near.element.select()
  // As an edit of the visitor's: to Chromium's checks, and to undo.
  document.execCommand('insertText', false, text)
  await nextTurn()
}
