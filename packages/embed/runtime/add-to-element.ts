import { type ElementClass, elementName, findElementClass } from '../src/element-class.ts'

/**
 * Adds to the class of `<letterslot-form>`: behind its script in one file, or in a file of its own before or after it. Forms that stand
 * there already are drawn anew.
 * @param add - returns false where it is there already, or where the class is that of an older script.
 */
export function addToElement(add: (Element: ElementClass) => boolean): void {
  const change = (): void => {
    const Element = findElementClass()
    if (!Element || !add(Element)) return
    for (const element of document.querySelectorAll(elementName))
      if (element instanceof Element) element.attributeChangedCallback('lang', null, '')
  }
  if (customElements.get(elementName)) change()
  else void customElements.whenDefined(elementName).then(change)
}

/** Puts a style sheet behind the one that all elements share, so that those that stand there already are drawn anew with its rules. */
export function addStyle(Element: ElementClass, css: string): void {
  const shared = new Element().shadowRoot?.adoptedStyleSheets[0]
  const own = new CSSStyleSheet()
  own.replaceSync(css)
  for (const { cssText } of own.cssRules) shared?.insertRule(cssText, shared.cssRules.length)
}
