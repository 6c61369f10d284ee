import type { FormHandle } from '@letterslot/react'
import type { FormParts, RareParts } from '@letterslot/react/parts'
import { usesRareParts } from '@letterslot/react/uses-rare-parts'
import { findElementClass, type LaterParts } from './element-class.ts'
import { mayHaveMessages } from './may-have-messages.ts'

/** The second file of an element in two. */
export interface RestOfElement {
  /** Fetches it now. Rejected where it cannot be had; it is fetched again when it is wanted again. */
  load(): Promise<void>
  /** Waits until it was fetched. Rejected where Send is pressed, and it cannot be had. */
  readonly submissionUi: FormParts['submissionUi']
  /** Follows a form that is drawn: fetches the rest for whoever begins to fill it in, or for what waits to be sent. */
  follow(place: Element, handle: FormHandle): void
}

/** Acts of a visitor who turns to a form. */
const touches = ['focusin', 'pointerdown', 'dragenter']

/** In place of the parts of rare fields until the rest is there: answers pass, and conditions know fixed words alone. */
export function partsBeforeRest(evaluate: FormParts['evaluate']): RareParts {
  return {
    // What has no sentence here is not found before either.
    withRareIssues: (form, own) => own ?? Object.assign(Object.create(null), form),
    compileRareRule: () => undefined,
    evaluateLogic: evaluate,
    drawWords: () => undefined,
    FieldExtra: () => null,
    inputProps: () => undefined,
    sayAnswer: () => undefined,
  }
}

/**
 * Follows the forms of an element in two files.
 * @param loadFile - tries once to run the second; it leaves what it has in `later`.
 * @param before - what stands in the place of its parts.
 * @param onFailed - is told of the first try that failed.
 */
export function createRest(
  loadFile: () => Promise<void>,
  later: LaterParts,
  before: RareParts,
  onFailed: () => void,
): RestOfElement {
  let arrive = (): void => undefined
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const handles = new WeakMap<Element, FormHandle>()
  /** End the waiting of those who would be told nothing otherwise. */
  const impatient = new Set<() => void>()
  /** Places of forms that are drawn without what they need. */
  const lacking = new Set<Element>()
  let loading: Promise<void> | undefined
  let isFollowing = false
  let hasFailed = false
  let hasArrived = false

  async function load(): Promise<void> {
    if (hasArrived) return
    // It may have come after nobody waited for it any more.
    loading ??= (later.rest ? Promise.resolve() : loadFile()).then(use).finally(() => {
      loading = undefined
    })
    try {
      await loading
    } catch (reason) {
      if (!hasFailed) onFailed()
      hasFailed = true
      throw reason
    }
  }

  function use(): void {
    const known = findElementClass()
    if (!later.rest || !known) throw new Error('The file beside is of another element.')
    known.rareParts = { ...known.rareParts, ...later.rest.rareParts }
    hasArrived = true
    arrive()
    impatient.clear()
    // Drawn anew with what they need; what was written in them stays.
    for (const place of lacking) {
      const root = place.getRootNode()
      const host = root instanceof ShadowRoot && root.host
      if (host instanceof known) host.attributeChangedCallback('lang', null, '')
    }
    lacking.clear()
  }

  const want = (): void => void load().catch(() => undefined)

  function lookForMessages(): void {
    if (!hasArrived) void mayHaveMessages().then((mayHave) => mayHave && want())
  }

  /** True for a form that may be checked in part only: by rules that few forms have. */
  const lacksRules = ({ form }: FormHandle): boolean =>
    usesRareParts(form) && findElementClass()?.rareParts.FieldExtra === before.FieldExtra

  /** Send is pressed: whoever waits is told if it cannot be had. A form that would be checked in part only goes no further without it. */
  function press(event: Event, place: Element): void {
    const handle = handles.get(place)
    if (hasArrived || !handle) return
    const isWaiting = lacksRules(handle)
    // Of an event that is over, the shadow tree tells no target.
    const { target } = event
    if (isWaiting) {
      event.preventDefault()
      event.stopImmediatePropagation()
      if (handle.store.state().status === 'sending') return
      handle.store.dispatch({ kind: 'sendStarted' })
    }
    const goOn = (isHere: boolean): void => {
      if (isWaiting) {
        handles.get(place)?.store.dispatch({ kind: 'notLoaded' })
        const again = new Event('submit', { bubbles: true, cancelable: true })
        // A field may be named `dispatchEvent`.
        if (isHere && target) EventTarget.prototype.dispatchEvent.call(target, again)
      } else if (!isHere) for (const end of impatient) end()
    }
    // Not before the press itself has been heard by all.
    load().then(
      () => setTimeout(goOn, 0, true),
      () => setTimeout(goOn, 0, false),
    )
  }

  return {
    load,
    submissionUi: () =>
      new Promise((resolve, reject) => {
        const end = (): void => {
          impatient.delete(end)
          reject(new Error('The file beside is not here.'))
        }
        if (!hasArrived) impatient.add(end)
        void arrival.then(() => later.rest && resolve(later.rest.submissionUi))
      }),
    follow(place, handle) {
      if (!handles.has(place)) {
        for (const type of touches) place.addEventListener(type, want)
        place.addEventListener('submit', (event) => press(event, place), true)
      }
      handles.set(place, handle)
      const root = place.getRootNode()
      if (lacksRules(handle) || (handle.form.look && !later.look)) {
        lacking.add(place)
        want()
      } else if (root instanceof ShadowRoot && root.host.closest('form')) want()
      if (isFollowing) return
      isFollowing = true
      lookForMessages()
      addEventListener('online', lookForMessages)
      document.addEventListener('visibilitychange', lookForMessages)
    },
  }
}
