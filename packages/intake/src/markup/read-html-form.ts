import type { Field } from '@letterslot/core'
import { brandFieldId } from '@letterslot/core'
import {
  createDiagnostics,
  type Diagnostics,
  type NoteCode,
  type Remark,
  type UnreadCode,
} from '../text/diagnostics.ts'
import type { Ids } from '../text/ids.ts'
import { asControl, type Control, isCaptcha, partsOfControl, tagOf } from './controls.ts'
import { labelsFor } from './labels.ts'
import { type Markup, markupOf, readMarkup } from './markup.ts'
import { createFieldReader, type FieldReading } from './read-fields.ts'
import { reportBeside } from './report-beside.ts'
import { readService, type ServiceName } from './services.ts'
import {
  elementText,
  holdersIn,
  isGroupLegend,
  isHeading,
  isProse,
  isUnknown,
  localeOf,
  plainLabel,
  submitLabelOf,
  titleOf,
} from './words.ts'

/** The reading of one form of a page. */
export interface FormReading {
  readonly title: string | undefined
  readonly description: string | undefined
  /** BCP 47, where the page names its language. */
  readonly locale: string | undefined
  readonly submitLabel: string | undefined
  /** In document order: fields, and the headings and paragraphs between them. */
  readonly fields: readonly FieldReading[]
  readonly service: ServiceName | undefined
  /** Ids that the form itself posts. */
  readonly ids: Ids
  readonly mail: {
    readonly to: readonly string[]
    readonly cc: readonly string[]
    readonly subject: string | undefined
  }
  readonly unread: readonly Remark<UnreadCode>[]
  readonly notes: readonly Remark<NoteCode>[]
}

/** Which form is read, and how. */
export interface PageFormOptions {
  /** Default: the first one. */
  readonly form?: HTMLFormElement | undefined
  /** True to report controls without a name: the page never sent them. Default: true. */
  readonly needsNames?: boolean
  readonly diagnostics?: Diagnostics
  /** Functions that scripts were told of, so that a handler which calls one is told with it. */
  readonly functions?: ReadonlySet<string>
}

/** The forms of a page; those that only search it are left out. */
export function formsIn({ document }: Markup): readonly HTMLFormElement[] {
  return [...document.getElementsByTagName('form')].filter((form) => {
    if (form.closest('noscript') || form.getAttribute('role') === 'search') return false
    const id = form.getAttribute('id') ?? ''
    const controls = form.querySelectorAll(
      'input:not([type=hidden]):not([type=submit]):not([type=search]),textarea,select',
    )
    return controls.length > 0 || (id !== '' && document.querySelector(`[form="${CSS.escape(id)}"]`) !== null)
  })
}

/** The controls of one group: radio buttons of a name, checkboxes of a name that is there more than once or ends in `[]`. */
function groupsOf(controls: readonly Control[]): ReadonlyMap<Control, readonly Control[]> {
  const keyOf = ({ type, name, models }: Control): string | undefined => {
    const key = name.replace(/\[\d*\]$/, '') || models[0]
    return (type === 'radio' || type === 'checkbox') && key ? `${type} ${key}` : undefined
  }
  const byKey = new Map<string, Control[]>()
  for (const control of controls) {
    const key = keyOf(control)
    if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), control])
  }
  return new Map(
    controls.flatMap((control): [Control, readonly Control[]][] => {
      const key = keyOf(control)
      const group = (key && byKey.get(key)) || []
      const isGroup =
        control.type === 'radio' || group.length > 1 || (group.length === 1 && /\[\d*\]$/.test(control.name))
      return key && isGroup ? [[control, group]] : []
    }),
  )
}

/** Reads one form of a page that was parsed. */
export function readPageForm(
  markup: Markup,
  { form, needsNames = true, diagnostics = createDiagnostics(), functions = new Set() }: PageFormOptions = {},
): FormReading {
  const parts = partsOfControl(form, markup, diagnostics)
  const controls = parts.flatMap((part) => asControl(part, markup) ?? [])
  const answers = controls.filter(({ type }) => !/^(?:submit|button|reset|image)$/.test(type))
  const service = readService(form, answers, markup, diagnostics)
  const labels = labelsFor(markup.document)
  const reader = createFieldReader({ labels, service, diagnostics, needsNames })
  const kept = answers.filter((control) => !reader.isLeftOut(control))
  const groups = groupsOf(kept)
  const byElement = new Map<Element, Control>(kept.map((control) => [control.element, control]))
  const fields: FieldReading[] = []
  let heading: string | undefined
  let description: { readonly words: string; readonly element: Element } | undefined
  let contents = 0
  let hasFields = false

  const addContent = (element: Element, words: string): void => {
    if (words === '') return
    const isTitle = element.localName !== 'p'
    if (!hasFields && isHeading(element) && heading === undefined) {
      heading = words
      return
    }
    if (!hasFields && !isTitle && description === undefined && fields.length === 0) {
      description = { words, element }
      return
    }
    contents += 1
    const id = `content${contents}`
    const field: Field = {
      id: brandFieldId(id),
      kind: 'content',
      name: id,
      label: isTitle ? plainLabel(words) : '',
      ...(isTitle ? {} : { text: words }),
      rules: [],
    }
    fields.push({ field, name: '', ids: [], refs: [], models: [], elements: [element], line: markup.lineOf(element) })
  }
  const addField = (read: FieldReading | undefined): void => {
    if (!read) return
    fields.push(read)
    hasFields ||= read.field.kind !== 'hidden'
  }
  for (const part of parts) {
    const control = byElement.get(part)
    const group = control && groups.get(control)
    if (control && group) {
      if (group[0] === control) addField(reader.group(group))
    } else if (control) {
      addField(reader.single(control))
    } else if (isHeading(part) || (part.localName === 'legend' && !isGroupLegend(part)))
      addContent(part, elementText(part))
    else if (part.localName === 'p' && isProse(part)) addContent(part, elementText(part))
    else if (isCaptcha(part)) diagnostics.reportUnread('captcha', tagOf(part), { line: markup.lineOf(part) })
    else if (part.matches('output,object,[contenteditable]:not([contenteditable="false"]),[role="textbox"]')) {
      diagnostics.reportUnread('control', tagOf(part), { line: markup.lineOf(part) })
    }
  }
  const root = form ?? markup.document.body
  const holders = holdersIn(root)
  for (const element of root.querySelectorAll('*')) {
    if (isUnknown(element, holders) && !isCaptcha(element))
      diagnostics.reportUnread('component', tagOf(element), { line: markup.lineOf(element) })
  }
  const isEmailJs = service.name === 'EmailJS'
  reportBeside(markup, { form, parts, functions, isEmailJs }, diagnostics)
  // Paragraphs that turned out to be labels are not said twice.
  const labelling = new Set(fields.map(({ prose }) => prose))
  const told = fields.filter(({ field, elements }) => field.kind !== 'content' || !labelling.has(elements[0]))
  // Headings that nothing follows belong to what stands around the form.
  while (told.at(-1)?.field.kind === 'content' && told.at(-1)?.field.label !== '') told.pop()
  return {
    title: titleOf(form, heading, markup.document),
    description: labelling.has(description?.element) ? undefined : description?.words,
    locale: localeOf(markup.document),
    submitLabel: submitLabelOf(parts),
    fields: told,
    service: service.name,
    ids: service.ids,
    mail: { to: service.to, cc: service.cc, subject: service.subject },
    unread: diagnostics.unread,
    notes: diagnostics.notes,
  }
}

/**
 * Reads the first form of some HTML: every control, constraint, label, list and hidden text becomes a field with rules.
 * The HTML is parsed inertly: nothing in it runs or loads.
 */
export function readHtmlForm(html: string | Document): FormReading {
  const markup = typeof html === 'string' ? readMarkup(html) : markupOf(html)
  return readPageForm(markup, { form: formsIn(markup)[0] })
}
