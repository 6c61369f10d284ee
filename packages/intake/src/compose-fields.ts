import { brandFieldId, brandFormId, brandPageId, type Field, type Form } from '@letterslot/core'
import { checkForm } from '@letterslot/core/document'
import type { ControlReference } from './code/control-reference.ts'
import type { CodeReading, ParameterReading } from './code/read-emailjs-code.ts'
import { nameLabel } from './markup/labels.ts'
import type { FieldReading } from './markup/read-fields.ts'
import type { Diagnostics } from './text/diagnostics.ts'
import { repairName } from './text/field-name.ts'

/** The fields of a form, and the parameters that send one of them a second time. */
export interface ComposedFields {
  readonly fields: readonly Field[]
  /** Parameter name to field id. */
  readonly map: Readonly<Record<string, string>>
}

/** The parameter of a captcha; it can be used once, by the page that asked. */
const captchaParameter = 'g-recaptcha-response'

function hiddenField(name: string, value: string | undefined): Field {
  return {
    id: brandFieldId(`p_${name}`),
    kind: 'hidden',
    name,
    label: nameLabel(name).text,
    ...(value === undefined ? {} : { default: value }),
    rules: [],
  }
}

/** A parameter that no control is tied to: a fixed text is sent as it stands, what is worked out is only told. */
function fixedField(parameter: ParameterReading, taken: Set<string>, diagnostics: Diagnostics): Field | undefined {
  const { name, value, line, source } = parameter
  if (name === captchaParameter) {
    diagnostics.reportUnread('captcha', name, { line })
    return undefined
  }
  if (value.kind === 'text') {
    diagnostics.reportNotice('fixed-parameter', name, { line, detail: value.text })
    return hiddenField(repairName(name, taken), value.text)
  }
  if (value.kind === 'elsewhere') return hiddenField(repairName(name, taken), value.otherwise)
  diagnostics.reportUnread('parameter-without-field', name, { line, detail: source })
  return undefined
}

/** Without a form in the paste, each parameter that a visitor's answer must be in becomes a short text of its name. */
function fieldsOfParameters(parameters: readonly ParameterReading[], diagnostics: Diagnostics): readonly Field[] {
  const taken = new Set<string>()
  const made = parameters.flatMap((parameter): Field[] => {
    const { name, value } = parameter
    const isFixed = value.kind === 'text' || parameter.ask?.why === 'environment'
    if (isFixed || name === captchaParameter || (parameter.control === undefined && value.kind === 'computed')) {
      return [fixedField(parameter, taken, diagnostics) ?? []].flat()
    }
    const own = repairName(name, taken)
    return [{ id: brandFieldId(`p_${own}`), kind: 'text', name: own, label: nameLabel(name).text, rules: [] }]
  })
  const texts = made.flatMap(({ kind, name }) => (kind === 'text' ? [name] : []))
  if (parameters.length > 0) diagnostics.reportUnread('no-form', texts.join(', '))
  return hiddenLast(made)
}

/** Hidden fields come last: a form begins with what people see. */
function hiddenLast(fields: readonly Field[]): readonly Field[] {
  const isHidden = ({ kind }: Field): boolean => kind === 'hidden'
  return [...fields.filter((field) => !isHidden(field)), ...fields.filter(isHidden)]
}

/** Joins what the form asks with what the code sends: fields get the names that the mail's template knows. */
export function composeFields(
  read: readonly FieldReading[],
  code: CodeReading,
  diagnostics: Diagnostics,
): ComposedFields {
  if (read.every(({ field }) => field.kind === 'content')) {
    const made = fieldsOfParameters(code.parameters, diagnostics)
    return { fields: [...read.map(({ field }) => field), ...made], map: {} }
  }
  const sent = new Map<FieldReading, ParameterReading[]>()
  const loose: ParameterReading[] = []
  for (const parameter of code.parameters) {
    const found = parameter.control && fieldFor(parameter.control, read)
    if (found) sent.set(found, [...(sent.get(found) ?? []), parameter])
    else loose.push(parameter)
  }
  const names = new Map<FieldReading, string>()
  const taken = new Set<string>()
  for (const [reading, parameters] of sent) {
    const main = parameters.find(({ name }) => name === reading.field.name) ?? parameters[0]
    if (main) names.set(reading, repairName(main.name, taken))
  }
  const map: Record<string, string> = {}
  for (const [reading, parameters] of sent) {
    for (const { name } of parameters) {
      if (name !== names.get(reading) && !taken.has(name)) map[repairName(name, taken)] = reading.field.id
    }
  }
  const fields = read.map((reading): Field => {
    const { field, line } = reading
    const name = names.get(reading)
    if (name !== undefined) return { ...field, name }
    if (field.kind === 'content') return { ...field, name: repairName(field.name, taken) }
    const own = repairName(field.name, taken)
    if (own !== field.name) diagnostics.reportNotice('name-changed', field.name, { line, detail: own })
    if (!code.isWholeForm && code.parameters.length > 0)
      diagnostics.reportNotice('field-without-parameter', own, { line })
    return { ...field, name: own }
  })
  const fixed = loose.flatMap((parameter) => fixedField(parameter, taken, diagnostics) ?? [])
  return { fields: hiddenLast([...fields, ...fixed]), map }
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    // A selector of jQuery's own, or one that is misspelt.
    return false
  }
}

function lastKey(path: string): string {
  return path.split('.').at(-1) ?? path
}

/** The field that code reads, by the id, name, selector, ref or state that it names; undefined where there is none. */
function fieldFor(reference: ControlReference, fields: readonly FieldReading[]): FieldReading | undefined {
  switch (reference.kind) {
    case 'id':
      return fields.find(({ ids }) => ids.includes(reference.key))
    case 'name':
      // `form.elements.x` and `form.x` take an id as well as a name.
      return (
        fields.find(
          ({ name }) => name.replace(/\[\d*\]$/, '') === reference.key.replace(/\[\d*\]$/, '') && name !== '',
        ) ?? fields.find(({ ids }) => ids.includes(reference.key))
      )
    case 'ref':
      return fields.find(({ refs }) => refs.includes(reference.key))
    case 'selector':
      return fields.find(({ elements }) => elements.some((element) => matches(element, reference.key)))
    case 'model':
      return (
        reference.paths.map((path) => fields.find(({ models }) => models.includes(path))).find((field) => field) ??
        reference.paths
          .map((path) => fields.find(({ name, models }) => name !== '' && name === lastKey(path) && models.length <= 1))
          .find((field) => field)
      )
  }
}

/** Once a rule is gone another fault may show; there are never more rounds than parts of a field that can go. */
const maxSettleRounds = 4

interface Gone {
  readonly rules: Set<number>
  readonly keys: Set<string>
}

function wrapInForm(fields: readonly Field[]): Form {
  const pages = [{ id: brandPageId('p1'), fields }]
  return { format: 'letterslot.form/1', version: 1, id: brandFormId('intake'), title: 'Intake', locale: 'en', pages }
}

/** The parts of each field that no form may have, by the field's index. */
function faultyParts(fields: readonly Field[], diagnostics: Diagnostics): ReadonlyMap<number, Gone> {
  const gone = new Map<number, Gone>()
  for (const { pointer, message } of checkForm(wrapInForm(fields))) {
    const [, index = '', key = '', rule = ''] = /^\/pages\/0\/fields\/(\d+)\/(\w+)(?:\/(\d+))?/.exec(pointer) ?? []
    const field = fields[Number(index)]
    if (!field || index === '') continue
    const parts = gone.get(Number(index)) ?? { rules: new Set(), keys: new Set() }
    if (key === 'rules') parts.rules.add(Number(rule))
    else parts.keys.add(key)
    gone.set(Number(index), parts)
    diagnostics.reportUnread('rule', field.label || field.name, { detail: message })
  }
  return gone
}

function without(field: Field, gone: Gone): Field {
  const { default: start, ...rest } = field
  const kept = start === undefined || gone.keys.has('default') ? rest : field
  return { ...kept, rules: field.rules.filter((_, at) => !gone.rules.has(at)) }
}

/** Takes rules and defaults out of fields that no form may have, a pattern that does not compile say, and tells each. */
export function settleFields(fields: readonly Field[], diagnostics: Diagnostics): readonly Field[] {
  let settled = fields
  for (let round = 0; round < maxSettleRounds; round += 1) {
    const gone = faultyParts(settled, diagnostics)
    if (gone.size === 0) return settled
    settled = settled.map((field, at) => {
      const parts = gone.get(at)
      return parts ? without(field, parts) : field
    })
  }
  return settled
}
