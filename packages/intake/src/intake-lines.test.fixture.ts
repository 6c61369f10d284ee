import type { Field, Rule } from '@letterslot/core'
import type { Intake } from './intake.ts'
import type { Remark } from './text/diagnostics.ts'
import type { IdRequest } from './text/ids.ts'

/** The reading of a paste, short enough to be written by hand. Empty parts are left out. */
export interface IntakeLines {
  readonly ids?: Intake['ids']
  readonly asks?: readonly string[]
  readonly title?: string
  readonly description?: string
  readonly locale?: string
  readonly submit?: string
  readonly fields?: readonly string[]
  readonly map?: Readonly<Record<string, string>>
  readonly mail?: { readonly to?: readonly string[]; readonly cc?: readonly string[]; readonly subject?: string }
  readonly service?: string
  readonly unread?: readonly string[]
  readonly notes?: readonly string[]
  readonly secrets?: number
}

function ruleWords(rule: Rule): string {
  const own = rule.message === undefined ? '' : ` “${rule.message}”`
  switch (rule.kind) {
    case 'length':
      return `length ${rule.min ?? ''}..${rule.max ?? ''}${own}`
    case 'range':
      return `range ${rule.min ?? ''}..${rule.max ?? ''}${rule.step === undefined ? '' : ` by ${rule.step}`}${own}`
    case 'pattern':
      return `pattern ${rule.pattern}${own}`
    case 'file':
      return `file ${rule.accept}${own}`
    default:
      return `${rule.kind}${own}`
  }
}

/** `email mail “E-mail”, required, type; autocomplete email`. */
export function fieldLine(field: Field): string {
  const { kind, name, label, options, rules } = field
  const parts = [
    options?.map(({ value, label: words }) => (value === words ? value : `${value}=${words}`)).join('|') ?? [],
    field.default === undefined ? [] : `starts ${[field.default].flat().join('+')}`,
    field.placeholder === undefined ? [] : `hint ${field.placeholder}`,
    field.help === undefined ? [] : `help ${field.help}`,
    field.text === undefined ? [] : `text ${field.text}`,
    field.autocomplete === undefined ? [] : `autocomplete ${field.autocomplete}`,
  ].flat()
  return [[`${kind} ${name}${label === '' ? '' : ` “${label}”`}`, ...rules.map(ruleWords)].join(', '), ...parts].join(
    '; ',
  )
}

function remarkLine({ code, subject, line, detail }: Remark): string {
  return `${code} ${subject}${line === undefined ? '' : ` :${line}`}${detail === undefined ? '' : ` → ${detail}`}`
}

function askLine({ of, parameter, why, from, suggestion, line }: IdRequest): string {
  const what = of === 'parameter' ? parameter : of
  const place = line === undefined ? '' : ` :${line}`
  return `${what} ${why}${from === '' ? '' : ` ${from}`}${place}${suggestion === undefined ? '' : ` or ${suggestion}`}`
}

function filled<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list
}

/** Writes down what was read. */
export function intakeLines({ form, ids, asks, unread, notes, service, secretCount }: Intake): IntakeLines {
  const { to = [], cc = [], subject } = form?.mail ?? {}
  const mail = { to: filled(to), cc: filled(cc), subject }
  const lines = {
    ids: Object.keys(ids).length === 0 ? undefined : ids,
    asks: filled(asks.map(askLine)),
    title: form?.title,
    description: form?.description,
    locale: form?.locale,
    submit: form?.submitLabel,
    fields: form && filled(form.fields.map(fieldLine)),
    map: form && Object.keys(form.map).length > 0 ? form.map : undefined,
    mail: filled([...to, ...cc, ...(subject ? [subject] : [])]) ? dropEmpty(mail) : undefined,
    service,
    unread: filled(unread.map(remarkLine)),
    notes: filled(notes.map(remarkLine)),
    secrets: secretCount === 0 ? undefined : secretCount,
  }
  return dropEmpty(lines)
}

function dropEmpty(record: object): object {
  return Object.fromEntries(Object.entries(record).filter(([, value]: [string, unknown]) => value !== undefined))
}
