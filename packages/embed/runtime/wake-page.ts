// The script of a one-file page that runs at once. Until somebody wants the form, it is the platform's own: it is read, filled in and
// posted without any of ours.
import { mayHaveMessages } from '../src/may-have-messages.ts'
import { pageRootId, pageWaysId, sleepAttribute } from '../src/page-runtime.ts'
import { pageScript } from '../src/page-script.ts'

/** Acts of somebody who fills in a form, each at its end: between pressing a button and letting go of it nothing may move. */
const wakingEvents = ['click', 'keydown', 'input', 'dragenter']

/** The page's loader: it runs a script that waits in the page, once. */
declare const require: (name: string) => unknown

wakePage()

/**
 * Runs the form's own script once it is wanted: at the first touch; where a message may wait on this device; at once where what the page
 * shows depends on it.
 */
function wakePage(): void {
  const root = document.getElementById(pageRootId)
  const form = root?.querySelector('form')
  let awake: Promise<void> | undefined

  const wake = (): Promise<void> => {
    awake ??= documentParsed().then(() => void require(pageScript))
    return awake
  }

  document.getElementById(pageWaysId)?.remove()
  // A press on Send, and Enter in a field: in a frame that is sandboxed without `allow-forms` no submit event would tell of them.
  root?.addEventListener('click', (event) => {
    if (!(event.target instanceof Element && event.target.closest('[type=submit]')) || event.defaultPrevented) return
    event.preventDefault()
    void wake().finally(() => {
      const isTaken = !root.firstElementChild?.dispatchEvent(new Event('submit', { cancelable: true }))
      // A form that did not wake is posted as without scripts.
      if (!isTaken && form) HTMLFormElement.prototype.submit.call(form)
    })
  })
  if (!root?.hasAttribute(sleepAttribute) || !form || /^file:|letterslot-doctor/.test(location.href)) {
    void wake()
    return
  }
  // The browser's own messages are for a page without scripts. A field may be named `setAttribute`.
  Element.prototype.setAttribute.call(form, 'novalidate', '')
  const lookForMessages = (): void => {
    void mayHaveMessages().then((mayHave) => {
      if (mayHave) void wake()
    })
  }
  lookForMessages()
  addEventListener('online', lookForMessages)
  document.addEventListener('visibilitychange', lookForMessages)
  // What was typed or pressed is painted first.
  for (const type of wakingEvents) root.addEventListener(type, () => whenPageIdle(wake), { once: true })
}

function documentParsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
    else resolve()
  })
}

function whenPageIdle(run: () => void): void {
  // Safari has no such call.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 100 })
  else setTimeout(run)
}
