import type { WithKind } from '@letterslot/react/parts'
import { elementName, findElementClass } from '../../src/element-class.ts'

/**
 * Teaches `<letterslot-form>` a kind of field: behind its script in one file, or in a file of its own before or after it. It adds
 * the kind to those that the page has.
 */
export function addKind(withKind: WithKind): void {
  const add = (): void => {
    const Element = findElementClass()
    if (!Element?.kinds) return
    const { kinds } = Element
    Element.kinds = (parts) => withKind(kinds(parts))
    // A form that stands there already has waited for this kind.
    for (const element of document.querySelectorAll(elementName))
      if (element instanceof Element) element.attributeChangedCallback('lang', null, '')
  }
  if (customElements.get(elementName)) add()
  else void customElements.whenDefined(elementName).then(add)
}
