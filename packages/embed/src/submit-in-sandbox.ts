/**
 * Takes a press on Send, and Enter in a field, before the browser does: in a frame that is sandboxed without `allow-forms` it
 * fires no submit event, and a message would be lost without a word.
 */
export function submitInSandbox(root: ShadowRoot): void {
  root.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[type=submit]')
    if (!button || event.defaultPrevented) return
    event.preventDefault()
    // Around the form: Chromium lets no submit event through a form that was not fired at it.
    button.closest('.ls-form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
}
