/**
 * Properties of a document or a form that this reading uses. A control of such a name or id would stand in their place:
 * `form.children` is then the input named `children`.
 */
const used = new Set([
  ...['attributes', 'body', 'childElementCount', 'children', 'className', 'closest', 'compareDocumentPosition'],
  ...['contains', 'createTreeWalker', 'documentElement', 'elements', 'form', 'getAttribute', 'getAttributeNames'],
  ...['getElementById', 'getElementsByTagName', 'hasAttribute', 'head', 'localName', 'matches', 'namespaceURI'],
  ...['nextElementSibling', 'nextSibling', 'ownerDocument', 'parentElement', 'previousElementSibling'],
  ...['previousSibling', 'querySelector', 'querySelectorAll', 'textContent'],
])

/** Moves the names and ids of such controls out of the way; `ownAttribute` reads them. */
export function giveWay(document: Document): void {
  for (const element of Document.prototype.querySelectorAll.call(document, '[name],[id]')) {
    for (const attribute of ['name', 'id']) {
      const value = Element.prototype.getAttribute.call(element, attribute)
      if (value === null || !used.has(value)) continue
      Element.prototype.removeAttribute.call(element, attribute)
      Element.prototype.setAttribute.call(element, `data-own-${attribute}`, value)
    }
  }
}

/** A control's name or id as the paste has it. */
export function ownAttribute(element: Element, attribute: string): string | null {
  return element.getAttribute(`data-own-${attribute}`) ?? element.getAttribute(attribute)
}
