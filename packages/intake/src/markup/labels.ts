import { anyControl, type Control } from './controls.ts'
import { atTimes, elementText, hasStar, plainLabel, referred, tidy } from './words.ts'

/** Sources of labels, surest first. */
export type LabelSource = 'label' | 'aria' | 'nearby' | 'title' | 'placeholder' | 'name'

/** A field's label and its source. */
export interface Label {
  readonly text: string
  readonly from: LabelSource
  /** True if it bears the star of required fields. */
  readonly hasStar: boolean
  /** A paragraph that turned out to be it, and is none then. */
  readonly prose?: Element
}

/** The labels of a document by the id they are for. */
export type LabelsFor = ReadonlyMap<string, readonly HTMLLabelElement[]>

/** Gathers the labels of a document once. */
export function labelsFor(document: Document): LabelsFor {
  const labels = new Map<string, HTMLLabelElement[]>()
  for (const label of document.getElementsByTagName('label')) {
    const id = label.getAttribute('for')
    if (id === null || id === '') continue
    const known = labels.get(id)
    if (known) known.push(label)
    else labels.set(id, [label])
  }
  return labels
}

/** Elements right in the wrapper of one control; what holds more holds more than a control. */
const maxParts = 20

function found(words: string, from: LabelSource): Label | undefined {
  const text = plainLabel(words)
  return text === '' ? undefined : { text, from, hasStar: hasStar(words) }
}

function firstOf(texts: readonly string[], from: LabelSource): Label | undefined {
  return found(texts.filter((text) => text !== '').join(' '), from)
}

/** The text or the label that stands right before an element, with nothing to answer between them. */
function textBefore(element: Element): string {
  for (let node = element.previousSibling; node; node = node.previousSibling) {
    if (node instanceof Text) {
      const words = tidy(node.data)
      if (words !== '') return words
    } else if (node instanceof Element && node.localName !== 'br') {
      const isLabel = node.localName === 'label' && !isTied(node) && !node.querySelector(anyControl)
      return isLabel ? elementText(node) : ''
    }
  }
  return ''
}

/** Tells if a label is for a control that is there. */
function isTied(label: Element): boolean {
  const id = label.getAttribute('for')
  return id !== null && id !== '' && label.ownerDocument.getElementById(id) !== null
}

/** The words of the cell before, in forms that stand in tables. */
function cellBefore(element: Element): string {
  const cell = element.closest('td,th')?.previousElementSibling
  return cell && !cell.querySelector(anyControl) ? elementText(cell) : ''
}

/** Tells if an element holds one control and little else, as a row of a form does. */
function isWrapper(element: Element): boolean {
  return element.childElementCount <= maxParts && element.querySelectorAll(anyControl).length <= 1
}

/** A label that stands beside, tied to nothing: a mistake that most pages make somewhere. */
function nearby(element: Element): Label | undefined {
  for (let around: Element = element, steps = 0; steps < 3; steps += 1) {
    const words = textBefore(around)
    if (words !== '') return found(words, 'nearby')
    const parent: Element | null = around.parentElement
    if (!parent || parent.localName === 'form' || !isWrapper(parent)) break
    around = parent
  }
  return found(cellBefore(element), 'nearby')
}

/** The labels that a control is tied to by `for`, or stands in. */
function tied({ element, id }: Control, labels: LabelsFor): readonly string[] {
  const wrapping = element.closest('label')
  const all = [...(labels.get(id) ?? []), ...(wrapping ? [wrapping] : [])]
  return [...new Set(all)].map((label) => elementText(label))
}

const maxLooseWords = 8

/** A few words in a paragraph or the like right before a control that nothing else names. */
function looseBefore(element: Element): Label | undefined {
  const beforeIt = element.previousElementSibling
  if (!beforeIt?.matches('p,span,strong,b,dt,div') || beforeIt.querySelector(`${anyControl},label,button`))
    return undefined
  if (beforeIt.matches(`[role="alert"],${atTimes}`)) return undefined
  const words = elementText(beforeIt)
  const label = words.split(' ').length <= maxLooseWords ? found(words, 'nearby') : undefined
  return label && { ...label, prose: beforeIt }
}

/** The label of a control: its accessible name, else the words beside it. */
export function controlLabel(control: Control, labels: LabelsFor): Label {
  const { element, name, id, models } = control
  return (
    firstOf(tied(control, labels), 'label') ??
    firstOf(referred(element, 'aria-labelledby').map(elementText), 'aria') ??
    found(tidy(element.getAttribute('aria-label') ?? ''), 'aria') ??
    nearby(element) ??
    (element.hasAttribute('pattern') ? undefined : found(tidy(element.getAttribute('title') ?? ''), 'title')) ??
    found(tidy(element.getAttribute('placeholder') ?? ''), 'placeholder') ??
    looseBefore(element) ??
    nameLabel(name || id || models[0]?.split('.').at(-1) || '')
  )
}

/** Words of a name: `full_name` and `fullName` are “Full name”. */
export function nameLabel(name: string): Label {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[[\]_.-]+/g, ' ')
    .trim()
    .toLowerCase()
  return { text: words === '' ? 'Field' : words.charAt(0).toUpperCase() + words.slice(1), from: 'name', hasStar: false }
}

/** The label of one choice: its label element, or the words right behind it. */
export function choiceLabel(control: Control, labels: LabelsFor): string {
  const own =
    firstOf(tied(control, labels), 'label') ?? found(tidy(control.element.getAttribute('aria-label') ?? ''), 'aria')
  if (own) return own.text
  for (let node = control.element.nextSibling; node; node = node.nextSibling) {
    const words = node instanceof Text ? tidy(node.data) : node instanceof Element ? elementText(node) : ''
    if (words !== '') return plainLabel(words)
    if (node instanceof Element && node.matches(anyControl)) break
  }
  return ''
}

/** The label of a group of choices: its fieldset's legend, its role's label, or what stands before it. */
export function groupLabel(controls: readonly Control[], labels: LabelsFor): Label {
  const [first] = controls
  if (!first) return nameLabel('')
  const elements = controls.map(({ element }) => element)
  for (let around = first.element.parentElement; around && around.localName !== 'form'; around = around.parentElement) {
    if (!elements.every((element) => around?.contains(element))) continue
    const inside = around.querySelectorAll(anyControl)
    if (inside.length > elements.length) break
    const legend = around.localName === 'fieldset' ? around.querySelector('legend') : null
    const label =
      (legend && found(elementText(legend), 'label')) ??
      firstOf(referred(around, 'aria-labelledby').map(elementText), 'aria') ??
      found(tidy(around.getAttribute('aria-label') ?? ''), 'aria') ??
      (firstLabel(around, first, labels) || undefined) ??
      found(textBefore(around), 'nearby')
    if (label) return label
  }
  const start = first.element.closest('label') ?? first.element
  return found(textBefore(start), 'nearby') ?? found(cellBefore(first.element), 'nearby') ?? nameLabel(first.name)
}

/** A label or heading that opens the group and belongs to none of its choices. */
function firstLabel(group: Element, first: Control, labels: LabelsFor): Label | undefined {
  const own = new Set<Element>([...(labels.get(first.id) ?? [])])
  const opening = [...group.querySelectorAll('label,legend,h3,h4,h5,h6,p,span,strong,b')].find(
    (element) =>
      !element.querySelector(anyControl) && !element.closest('label:has(input)') && elementText(element) !== '',
  )
  if (!opening || own.has(opening) || isTied(opening)) return undefined
  const isBefore = (opening.compareDocumentPosition(first.element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return isBefore ? found(elementText(opening), opening.localName === 'legend' ? 'label' : 'nearby') : undefined
}
