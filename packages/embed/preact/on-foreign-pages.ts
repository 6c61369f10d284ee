// What the script of the element has in place of Preact's way to set a property, on pages of others. The build puts it there.
import { setProperty as set } from 'preact/src/diff/props.js'

/**
 * Sets a property as Preact does, and one of its own: Preact creates an element with its parent for options, so that each
 * parent says for itself that it asks for no customized built-in element.
 */
export function setProperty(element: Element, name: string, ...rest: readonly unknown[]): void {
  if (name === 'is') Object.defineProperty(element, name, Object.create(null))
  else set(element, name, ...rest)
}
