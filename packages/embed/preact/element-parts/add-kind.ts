import type { WithKind } from '@letterslot/react/parts'
import { addToElement } from '../add-to-element.ts'

/**
 * Teaches `<letterslot-form>` a kind of field. It adds the kind to those that the page has.
 * @param css - its style sheet, which goes behind that of every element.
 */
export function addKind(withKind: WithKind, css?: string): void {
  addToElement((Element) => {
    const { kinds } = Element
    if (!kinds) return false
    if (css !== undefined) addStyle(new Element().shadowRoot?.adoptedStyleSheets[0], css)
    Element.kinds = (parts, form) => withKind(kinds(parts, form), form)
    return true
  })
}

/** All elements share one sheet, so that those that stand there already are drawn anew with its rules. */
function addStyle(shared: CSSStyleSheet | undefined, css: string): void {
  const own = new CSSStyleSheet()
  own.replaceSync(css)
  for (const { cssText } of own.cssRules) shared?.insertRule(cssText, shared.cssRules.length)
}
