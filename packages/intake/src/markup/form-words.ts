import { aroundInForm, atTimes, isHiddenBy, referred, tidy, wordsOf } from './words.ts'

/** Tells if an element is a heading. */
export function isHeading(element: Element): boolean {
  return /^h[1-6]$/.test(element.localName)
}

/** The heading that a form stands under. */
function headingBefore(form: Element): string | undefined {
  for (let around: Element | null = form; around && around.localName !== 'body'; around = around.parentElement) {
    for (let before = around.previousElementSibling; before; before = before.previousElementSibling) {
      const headings = isHeading(before) ? [before] : [...before.querySelectorAll('h1,h2,h3,h4,h5,h6')]
      const words = headings.map(wordsOf).findLast((text) => text !== '')
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
  const label = form && [...referred(form, 'aria-labelledby').map(wordsOf), tidy(form.getAttribute('aria-label') ?? '')]
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
  const isEmpty = element.childElementCount === 0 && wordsOf(element) === ''
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
