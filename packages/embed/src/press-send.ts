/**
 * Makes a press on Send count where the browser submits no form: in a frame that is sandboxed without `allow-forms` no
 * submit event is ever fired, and a message would be lost without a word.
 */
export function pressSend(root: ShadowRoot): void {
  let heard = true
  root.addEventListener('submit', () => {
    heard = true
  })
  root.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[type=submit]')
    if (!button || event.defaultPrevented) return
    heard = false
    // By then the browser has fired what it fires for a press.
    setTimeout(() => {
      if (!heard) button.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    })
  })
}
