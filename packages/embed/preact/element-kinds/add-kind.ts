import type { WithKind } from '@letterslot/react/parts'
import { elementName, findElementClass } from '../../src/element-class.ts'

/**
 * Teaches `<letterslot-form>` a kind of field: behind its script in one file, or in a file of its own before or after it. It adds
 * the kind to those that the page has.
 * @param css - its style sheet, which goes behind that of every element.
 */
export function addKind(withKind: WithKind, css?: string): void {
  const add = (): void => {
    const Element = findElementClass()
    if (!Element?.kinds) return
    const { kinds } = Element
    if (css !== undefined) addStyle(new Element().shadowRoot?.adoptedStyleSheets[0], css)
    Element.kinds = (parts, form) => withKind(kinds(parts, form), form)
    // A form that stands there already has waited for this kind.
    for (const element of document.querySelectorAll(elementName))
      if (element instanceof Element) element.attributeChangedCallback('lang', null, '')
  }
  if (customElements.get(elementName)) add()
  else void customElements.whenDefined(elementName).then(add)
}

/** All elements share one sheet, so that those that stand there already are drawn anew with its rules. */
function addStyle(shared: CSSStyleSheet | undefined, css: string): void {
  const own = new CSSStyleSheet()
  own.replaceSync(css)
  for (const { cssText } of own.cssRules) shared?.insertRule(cssText, shared.cssRules.length)
}
