/** Elements whose text is none of the words around them. */
const apart = 'script,style,select,textarea,button,datalist,noscript,template,svg,[hidden],[aria-hidden="true"]'

/** Selector of elements that templates show conditionally. */
export const atTimes = '[v-if],[v-else-if],[v-else],[v-show],[\\*ngif]'

/** Text as people read it: blanks joined, what a template fills in left out. */
export function tidy(text: string): string {
  return (
    text
      // What does not close is passed as a whole: looked for at each of its braces, it would take a time that grows with their square.
      .replaceAll(/\{\{[^}]*(\}?\}?)/g, (tag: string, end: string) => (end === '}}' ? ' ' : tag))
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}

/** The words of an element, without those of the controls in it. */
export function wordsOf(element: Element): string {
  const walker = element.ownerDocument.createTreeWalker(
    element,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) =>
      node instanceof Element && node !== element && node.matches(apart)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  )
  const texts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node.data)
    else if (node instanceof Element && /^(?:br|p|div|li|td)$/.test(node.localName)) texts.push(' ')
  }
  return tidy(texts.join(''))
}

/** A label without the star and the colon that stand for other things. */
export function plainLabel(words: string): string {
  let end = words.length
  for (;;) {
    if (/[\s*:]/.test(words.charAt(end - 1))) end -= 1
    else if (end >= 3 && words.startsWith('(*)', end - 3)) end -= 3
    else return words.slice(0, end).replace(/^\*+/, '').trim()
  }
}

/** Tells if a label's star says that an answer is required. */
export function hasStar(words: string): boolean {
  return /^\*|\*\)?:?$/.test(words)
}

/** The elements that an attribute names by their ids. */
export function referred(element: Element, attribute: string): readonly Element[] {
  const ids = element.getAttribute(attribute)?.split(/\s+/) ?? []
  return ids.flatMap((id) => (id === '' ? [] : (element.ownerDocument.getElementById(id) ?? [])))
}

/** The nearest element of a kind that stands around an element, within its form. */
export function aroundInForm(element: Element, selector: string): Element | undefined {
  const found = element.closest(selector)
  const form = element.closest('form')
  return found && !(form && found.contains(form)) ? found : undefined
}

/** Tells if an element is hidden by its own attributes, or moved out of sight by its own style. */
export function isHiddenBy(element: Element): boolean {
  const style =
    (element.getAttribute('data-style') ?? element.getAttribute('style'))?.replaceAll(/\s/g, '').toLowerCase() ?? ''
  const classes = element.getAttribute('class') ?? ''
  return (
    element.hasAttribute('hidden') ||
    /display:none|visibility:hidden|(?:left|top|text-indent):-\d{3,}/.test(style) ||
    /(?:^|\s)(?:d-none|hidden|is-hidden|hide)(?:\s|$)/.test(classes)
  )
}
