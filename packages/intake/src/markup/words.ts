/** Elements whose text is none of the words around them. */
const separateText = 'script,style,select,textarea,button,datalist,noscript,template,svg,[hidden],[aria-hidden="true"]'

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
export function elementText(element: Element): string {
  const walker = element.ownerDocument.createTreeWalker(
    element,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) =>
      node instanceof Element && node !== element && node.matches(separateText)
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

/** Tells if an element is a heading. */
export function isHeading(element: Element): boolean {
  return /^h[1-6]$/.test(element.localName)
}

/** The heading that a form stands under. */
function headingBefore(form: Element): string | undefined {
  for (let around: Element | null = form; around && around.localName !== 'body'; around = around.parentElement) {
    for (let before = around.previousElementSibling; before; before = before.previousElementSibling) {
      const headings = isHeading(before) ? [before] : [...before.querySelectorAll('h1,h2,h3,h4,h5,h6')]
      const words = headings.map(elementText).findLast((text) => text !== '')
      if (words) return words
      if (before.localName === 'form') return undefined
    }
  }
  return undefined
}

/** The title of a form: its own heading, its label, the heading before it, the page. */
export function titleOf(
  form: Element | undefined,
  heading: string | undefined,
  document: Document,
): string | undefined {
  const label = form && [
    ...referred(form, 'aria-labelledby').map(elementText),
    tidy(form.getAttribute('aria-label') ?? ''),
  ]
  const page = tidy(document.querySelector('head > title')?.textContent ?? '')
  return [heading, ...(label ?? []), form && headingBefore(form), page].find(
    (text) => text !== undefined && text !== '',
  )
}

/** The language that a page names. */
export function localeOf(document: Document): string | undefined {
  const language = document.documentElement.getAttribute('lang')?.trim() ?? ''
  try {
    return Intl.getCanonicalLocales(language)[0]
  } catch {
    return undefined
  }
}

/** The names of elements that hold words, or lay others out. */
const ofWords =
  /-(?:label|hint|error|help|text|title|subtitle|header|footer|content|card|row|col|grid|group|item|list)$/

/** Elements that hold a control, a label, a button or an element of a component's: what they draw is known by these. */
export function holdersIn(root: Element): ReadonlySet<Element> {
  const holders = new Set<Element>()
  for (const element of root.querySelectorAll('*')) {
    if (!element.localName.includes('-') && !element.matches('input,select,textarea,button,label')) continue
    for (let around = element.parentElement; around && !holders.has(around); around = around.parentElement) {
      holders.add(around)
    }
  }
  return holders
}

/** An element that some script draws: a component's, or one that HTML does not know. */
export function isUnknown(element: Element, holders: ReadonlySet<Element>): boolean {
  const isOwn = element.localName.includes('-')
  if (!isOwn && !(element instanceof HTMLUnknownElement)) return false
  if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml' || holders.has(element)) return false
  const isEmpty = element.childElementCount === 0 && elementText(element) === ''
  return isEmpty || (isOwn && !ofWords.test(element.localName))
}

/** Tells if a paragraph speaks to those who fill the form in, before anything has happened. */
export function isProse(element: Element): boolean {
  if (element.querySelector('input,select,textarea,label,button') || element.closest('label,button')) return false
  if (
    element.matches('[role="alert"],[role="status"],[aria-live]') ||
    aroundInForm(element, atTimes) ||
    isHiddenBy(element)
  )
    return false
  if (/error|invalid|success|status|feedback|loading|sent-message/.test(element.className)) return false
  const id = element.getAttribute('id')
  return !(id && element.ownerDocument.querySelector(`[aria-describedby~="${CSS.escape(id)}"]`))
}

/** Tells if a legend is the label of one group of choices, which takes it as its own. */
export function isGroupLegend(legend: Element): boolean {
  const controls = [...(legend.closest('fieldset')?.querySelectorAll('input,select,textarea') ?? [])]
  const names = new Set(controls.map((control) => control.getAttribute('name')))
  return (
    controls.length > 0 &&
    names.size === 1 &&
    controls.every((control) => control.matches('[type=radio],[type=checkbox]'))
  )
}

/** The button that sends, among a form's parts. */
export function submitButtonOf(parts: readonly Element[]): Element | undefined {
  const buttons = parts.filter((part) =>
    part.matches('button:not([type=button]):not([type=reset]),input[type=submit],input[type=image]'),
  )
  return buttons.at(-1) ?? parts.findLast((part) => part.matches('button:not([type=reset]),input[type=button]'))
}

/** The words of the button that sends. */
export function submitLabelOf(parts: readonly Element[]): string | undefined {
  const button = submitButtonOf(parts)
  if (!button) return undefined
  const words =
    tidy(button.textContent) ||
    tidy(button.getAttribute('value') ?? button.getAttribute('alt') ?? button.getAttribute('aria-label') ?? '')
  return words === '' ? undefined : words
}
