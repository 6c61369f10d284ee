import type { WithKind } from '@letterslot/react/parts'
import { addStyle, addToElement } from '../add-to-element.ts'

/**
 * Teaches `<letterslot-form>` a kind of field. It adds the kind to those that the page has.
 * @param css - its style sheet, which goes behind that of every element.
 */
export function addKind(withKind: WithKind, css?: string): void {
  addToElement((Element) => {
    const { kinds } = Element
    if (!kinds) return false
    if (css !== undefined) addStyle(Element, css)
    Element.kinds = (parts, form) => withKind(kinds(parts, form), form)
    return true
  })
}
