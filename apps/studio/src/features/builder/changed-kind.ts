import { type Field, type FieldKind, type Form, type Rule, type RuleKind, showsAnswer } from '@letterslot/core'
import { checkForm, choosesSeveral, hasOptions, isNumeric, rulesFor, takesSeveral } from '@letterslot/core/document'
import { partsOfEvery } from '@letterslot/core/parts'
import { isPrefillable } from '@letterslot/core/prefill'
import { fieldTitle } from '../../domain/document/field-kind-info.ts'
import { pageName } from '../../domain/document/page-name.ts'
import { fieldText, pagesText } from '../../domain/texts/inspector.ts'
import { logicText } from '../../domain/texts/logic.ts'
import { firstFault } from './field-faults.ts'
import { canBeFilled } from './fill-sources.ts'
import { newField } from './new-field.ts'
import { firstEnds } from './option-list.ts'
import { isCountedKind, ruleName } from './rule-info.ts'

/** A field as another kind, and what did not come along, in words: `Length`, `the choices`. */
export interface KindChange {
  readonly field: Field
  readonly lost: readonly string[]
  /** Each other part of the form that asked for an answer which this kind does not give, as a sentence. */
  readonly broken: readonly string[]
}

/** The unit of a rule's bounds: a length of characters is none of choices. */
function unitOf(rule: Rule, kind: FieldKind): string {
  if (rule.kind === 'length') return kind === 'file' ? kind : isCountedKind(kind) ? 'options' : 'characters'
  const isCounted = rule.kind === 'range' || (rule.kind === 'compare' && /^at/.test(rule.is))
  return isCounted && !isNumeric(kind) ? kind : ''
}

/** True for a rule that makes sense beside another kind of field too, with the same bounds. */
export function staysWithKind(rule: Rule, before: FieldKind, kind: FieldKind): boolean {
  return rulesFor(kind).includes(rule.kind) && unitOf(rule, kind) === unitOf(rule, before)
}

/** The rule that says nothing of a choice: one can be compared, of several there are so many. */
function singleOrCount(multiple: boolean): RuleKind {
  return multiple ? 'compare' : 'length'
}

function defaultFor({ default: before, multiple = false }: Field, kind: FieldKind): Field['default'] {
  if (kind === 'signature' || kind === 'rows' || kind === 'ranking') return undefined
  if (choosesSeveral({ kind, multiple })) return typeof before === 'string' && before !== '' ? [before] : before
  if (partsOfEvery(kind).length > 0) return undefined
  return Array.isArray(before) ? before[0] : before
}

/** The parts of the rest of the form that are at fault with this field, each as a sentence to tell once its kind changed. */
function faultsAround(form: Form, field: Field): ReadonlySet<string> {
  const pages = form.pages.map((page) => ({
    ...page,
    fields: page.fields.map((other) => (other.id === field.id ? field : other)),
  }))
  const { broken } = logicText
  const sentences = checkForm({ ...form, pages }).flatMap(({ pointer }) => {
    const [, at, index, part = ''] = /^\/pages\/(\d+)\/(?:fields\/(\d+)\/)?([^/]+)/.exec(pointer) ?? []
    const page = pages[Number(at)]
    if (!page) return []
    if (index === undefined) {
      return /^(visibleWhen|next)$/.test(part) ? broken.ways(pageName(form, page.id, pagesText.untitled)) : []
    }
    const other = page.fields[Number(index)]
    if (!other || other.id === field.id) return []
    const say = brokenParts[part] ?? 'other'
    return broken[say](fieldTitle(other))
  })
  return new Set(sentences)
}

/** Parts of a field that name others, as they are called where they do not fit any more. */
const brokenParts: Readonly<Partial<Record<string, 'condition' | 'rule' | 'calculation'>>> = {
  visibleWhen: 'condition',
  requiredWhen: 'condition',
  rules: 'rule',
  calculate: 'calculation',
}

/** The field as another kind: all that the kind has stays, and the rules that people expect of it come in the open. */
export function changedKind(form: Form, field: Field, kind: FieldKind): KindChange {
  const fresh = newField(form, kind, field.id)
  const isAnswered = showsAnswer(kind)
  const {
    options,
    placeholder,
    autocomplete,
    text,
    help,
    requiredWhen,
    default: _before,
    multiple: _several,
    rich,
    rules,
    currency,
    country,
    parts: _parts,
    customKind,
    settings,
    rows,
    image,
    alt: _alt,
    everyRow: _every,
    ...others
  } = field
  const {
    calculate,
    decimals: _decimals,
    unit,
    prefill,
    prefillFrom,
    from: _from,
    to: _to,
    fromLabel,
    toLabel,
    ...unfilled
  } = others
  const isFilled = prefill !== undefined && isPrefillable({ ...unfilled, kind })
  const kept = { ...unfilled, ...(isFilled && { prefill }), ...(prefillFrom && canBeFilled(kind) && { prefillFrom }) }
  const isCalculated = kind === 'calculated'
  const several = takesSeveral(kind) && (field.kind === 'matrix' ? Boolean(field.multiple) : choosesSeveral(field))
  const fits = (rule: Rule): boolean =>
    staysWithKind(rule, field.kind, kind) && !(takesSeveral(kind) && rule.kind === singleOrCount(several))
  const keptRules = rules.filter(fits)
  const added = fresh.rules.filter((rule) => !keptRules.some((other) => other.kind === rule.kind))
  const stays = {
    options: hasOptions(kind),
    placeholder: takesPlaceholder(kind) || kind === 'select' || kind === 'country',
    autocomplete: takesAutocomplete(kind),
    text: kind === 'content' || kind === 'section',
    help: isAnswered,
    requiredWhen: isAnswered && !isCalculated,
  }
  const keepsOptions = options !== undefined && options.length > 0 && (kind !== 'yesNo' || field.kind === 'yesNo')
  // A matrix has choices without prices, and none takes a text.
  const bareOptions = kind === 'matrix' ? options?.map(({ value, label }) => ({ value, label })) : options
  const offered = keepsOptions ? bareOptions : fresh.options
  const bare: Field = {
    ...kept,
    kind,
    // A line below a picture may be missing, a label may not.
    label: field.label.trim() === '' && (showsAnswer(kind) || kind === 'section') ? fresh.label : field.label,
    ...(stays.text && { text: text ?? help ?? fresh.text ?? '' }),
    ...(stays.help && help !== undefined && { help }),
    ...(stays.help && rich?.help !== undefined && { rich: { help: rich.help } }),
    ...(stays.placeholder && placeholder !== undefined && { placeholder }),
    ...(stays.autocomplete && autocomplete !== undefined && { autocomplete }),
    ...(stays.options && offered && { options: offered }),
    ...(kind === 'currency' && { currency: currency ?? fresh.currency ?? 'EUR' }),
    ...(kind === 'custom' && { customKind: customKind ?? fresh.customKind ?? '', ...(settings && { settings }) }),
    ...(kind === 'phone' && country !== undefined && { country }),
    ...(several && { multiple: true }),
    ...(fresh.parts && { parts: fresh.parts }),
    ...(stays.requiredWhen && requiredWhen && { requiredWhen }),
    ...(kind === 'rows' && { fields: field.fields ?? fresh.fields ?? [], item: field.item ?? fresh.item ?? '' }),
    ...(kind === 'matrix' && { rows: rows ?? fresh.rows ?? [] }),
    ...(isCalculated && { calculate: calculate ?? fresh.calculate ?? '' }),
    ...(hasEnds(kind) && {
      ...firstEnds[kind],
      ...(fromLabel !== undefined && { fromLabel }),
      ...(toLabel !== undefined && { toLabel }),
    }),
    ...(kind === 'slider' && unit !== undefined && { unit }),
    rules: [...keptRules, ...added],
  }
  const start = defaultFor({ ...field, multiple: several }, kind)
  const begun: Field = start === undefined ? bare : { ...bare, default: start }
  const isStartLost =
    start !== undefined && (kind === 'file' || isCalculated || firstFault(form, begun, 'default') !== undefined)
  const next = isStartLost ? bare : begun
  const before = faultsAround(form, field)
  return {
    field: next,
    lost: [
      ...rules.filter((rule) => !fits(rule)).map((rule) => fieldText.lost.rule(ruleName(rule.kind, field.kind))),
      ...(options && !(stays.options && keepsOptions) ? [fieldText.lost.choices] : []),
      ...(rows && kind !== 'matrix' ? [fieldText.lost.rows] : []),
      ...(image ? [fieldText.lost.picture] : []),
      ...(text && !stays.text ? [fieldText.lost.text] : []),
      ...(help && !stays.help && !stays.text ? [fieldText.lost.help] : []),
      ...(placeholder && !stays.placeholder ? [fieldText.lost.placeholder] : []),
      ...(autocomplete && !stays.autocomplete ? [fieldText.lost.autocomplete] : []),
      ...(prefill && !isFilled ? [fieldText.lost.prefill] : []),
      ...(requiredWhen && !stays.requiredWhen ? [fieldText.lost.required] : []),
      ...(settings && kind !== 'custom' ? [fieldText.lost.settings] : []),
      ...(calculate && !isCalculated ? [fieldText.lost.calculation] : []),
      ...(offered !== options && options?.some(({ price }) => price !== undefined) ? [fieldText.lost.prices] : []),
      ...(hasOwnEnds(form, field) && !hasEnds(kind) ? [fieldText.lost.ends] : []),
      ...(prefillFrom && !canBeFilled(kind) ? [fieldText.lost.filler] : []),
      ...(isStartLost ? [fieldText.lost.start] : []),
    ],
    broken: [...faultsAround(form, next)].filter((sentence) => !before.has(sentence)),
  }
}

/** The field with one or several of its options to choose: a rule that says nothing of that goes, what is chosen at first stays. */
export function withMultiple(field: Field, multiple: boolean): Field {
  const { default: _before, multiple: _was, ...kept } = field
  const next = { ...kept, ...(multiple && { multiple }) }
  const start = defaultFor({ ...field, multiple }, field.kind)
  return {
    ...next,
    ...(start !== undefined && { default: start }),
    rules: field.rules.filter(({ kind }) => kind !== singleOrCount(multiple)),
  }
}

/** Names in one sentence what a change of kind left out; undefined when all came along. */
export function kindChangeText({ lost, broken }: KindChange): string | undefined {
  const sentences = [...(lost.length > 0 ? [fieldText.leftOut(lost)] : []), ...broken]
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

/** Tells if its maker wrote words at its ends: those that it came with are no loss. */
function hasOwnEnds(form: Form, { id, kind, fromLabel, toLabel }: Field): boolean {
  const fresh = newField(form, kind, id)
  return [
    [fromLabel, fresh.fromLabel],
    [toLabel, fresh.toLabel],
  ].some(([word, first]) => word !== undefined && word !== first)
}

const typedIn: readonly FieldKind[] = ['text', 'textarea', 'email', 'tel', 'url', 'number', 'currency', 'phone']

/** Tells if there may be words at both ends of what it shows. */
export function hasEnds(kind: FieldKind): boolean {
  return kind === 'rating' || kind === 'scale' || kind === 'slider'
}

/** Tells if the visitor types into it, so that it may have a placeholder. */
export function takesPlaceholder(kind: FieldKind): boolean {
  return typedIn.includes(kind) || kind === 'combobox'
}

/** Tells if the browser may offer to fill it in. */
export function takesAutocomplete(kind: FieldKind): boolean {
  return typedIn.includes(kind) || /select|combobox|country|date|time/.test(kind)
}
