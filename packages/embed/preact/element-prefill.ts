// The part of the element's script that fills fields before their visitor does: behind it in one file, or in a file of its own
// before or after it.
import { elementName, findElementClass } from '../src/element-class.ts'
import { withPrefill } from '../src/element-prefill.tsx'

function addPrefill(): void {
  const Element = findElementClass()
  if (!Element || Element.rareParts.fillsFields) return
  Element.rareParts = { ...Element.rareParts, ...withPrefill(Element.rareParts) }
  // A form that stands there already is drawn with it.
  for (const element of document.querySelectorAll(elementName))
    if (element instanceof Element) element.attributeChangedCallback('lang', null, '')
}

if (customElements.get(elementName)) addPrefill()
else void customElements.whenDefined(elementName).then(addPrefill)
