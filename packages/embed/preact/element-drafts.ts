// The part of the element's script that keeps drafts: behind it in one file, or in a file of its own before or after it.
import { elementName, findElementClass } from '../src/element-class.ts'
import { withDrafts } from '../src/element-drafts.tsx'

function addDrafts(): void {
  const Element = findElementClass()
  if (!Element || Element.rareParts.keepsDrafts) return
  Element.rareParts = withDrafts(Element.rareParts)
  // A form that stands there already is drawn with it.
  for (const element of document.querySelectorAll(elementName))
    if (element instanceof Element) element.attributeChangedCallback('lang', null, '')
}

if (customElements.get(elementName)) addDrafts()
else void customElements.whenDefined(elementName).then(addDrafts)
