/** Writes into a control as if its visitor had: past the value that React remembers of it, so that it sees the change. */
export function writeControl(control: Element, text: string): void {
  const own = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].find((kind) => control instanceof kind)
  if (!own) return
  Reflect.set(own.prototype, 'value', text, control)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
