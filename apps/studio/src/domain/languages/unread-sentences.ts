import { type CompareRule, type Field, type FieldKind, type Form, type Rule, showsAnswer } from '@letterslot/core'
import { currencyDecimals } from '@letterslot/core/currency'
import { choosesOne, choosesSeveral } from '@letterslot/core/document'
import { keepsDrafts } from '@letterslot/core/drafts'
import { partsOf, partsOfEvery } from '@letterslot/core/parts'
import type { SentenceKey } from './sentence-groups.ts'

/**
 * The sentences that no visitor of a form can read, since it has no such field, no such rule, or words of its own in their
 * place. Of a sentence that is not among them that much is not said: it may be read.
 * @param form - in the language that is asked about: `localizeForm`.
 */
export function unreadSentences(form: Form): ReadonlySet<SentenceKey> {
  const isRead = new Map<SentenceKey, boolean>([...readByForm(form), ...readOfRules(form)])
  return new Set([...isRead].flatMap(([key, read]) => (read ? [] : [key])))
}

const draftSentences = [
  'draftKept',
  'startOver',
  'draftUnfit',
  'draftNotKept',
  'saveDraft',
  'openDraft',
  'notADraft',
] as const satisfies readonly SentenceKey[]

const signatureSentences = ['drawHere', 'orTypeName', 'drawn', 'clear'] as const satisfies readonly SentenceKey[]

type Reading = readonly (readonly [SentenceKey, boolean])[]

const formFields = (form: Form): readonly Field[] => form.pages.flatMap(({ fields }) => fields)

/** Sentences that depend on what the form says and which fields it has. */
function readByForm(form: Form): Reading {
  const fields = formFields(form)
  const has = (kind: FieldKind): boolean => fields.some((field) => field.kind === kind)
  const { email, phone, url } = form.delivery?.fallback ?? {}
  const files = has('file')
  const hasFreeText = fields.some(takesText)
  const hasReview = form.review === true
  const hasSteps = form.progress === 'fields' ? fields.length > 1 : form.progress && form.pages.length > 1
  const hasPages = hasSteps || hasReview
  return [
    ['owner', !form.maker],
    ['send', !form.submitLabel],
    [
      'marked',
      fields.some(
        ({ requiredWhen, rules }) => requiredWhen !== undefined || rules.some(({ kind }) => kind === 'required'),
      ),
    ],
    [
      'choose',
      fields.some(({ kind, placeholder }) => /^(select|combobox|country|ranking|matrix)$/.test(kind) && !placeholder),
    ],
    ['didYouMean', has('email')],
    ['reach', Boolean(email || phone || url)],
    ['ownMail', Boolean(email)],
    ['unwanted', form.delivery?.keepOnDevice === false],
    ['otherAnswer', hasFreeText],
    ...partsOfKinds(formFields(form)),
    ['addRow', has('rows')],
    ['optionsFound', has('combobox')],
    ...signatureSentences.map((key) => [key, has('signature')] as const),
    ['advice', fields.some(({ rules }) => rules.some(({ severity }) => severity))],
    ['valueMissing.others', fields.some(({ rules }) => rules.some(({ kind }) => kind === 'atLeastOne'))],
    ['next', hasPages],
    ['nextPage', hasPages],
    ['previous', hasPages],
    ['step', hasPages],
    ['review', hasReview],
    ['backToReview', hasReview],
    ['isRight', hasReview],
    ['nothingSent', hasReview],
    ['change', hasReview],
    ['changeOf', hasReview],
    ['noAnswer', hasReview],
    ['goOn', Boolean(form.redirect)],
    ...draftSentences.map((key) => [key, keepsDrafts(form)] as const),
    ['valueMissing.other', hasFreeText],
    ['dropFile', files],
    ['dropFiles', files],
    ['filesChosen', files],
    ['removeFile', files || has('combobox') || has('rows')],
    ['fileUnreadable', files],
    ['fileBytes', files],
    ['filesBytes', files],
    ['count', files],
    ['chooseAnother', files],
    ['orWithout', files],
    ['filesTooLarge', files],
    // What the connection does not carry is said so, whatever the field's own rule.
    ['fileTooLarge', files],
    ['fileTooLarge.file', files],
  ]
}

/** Sentences of rules. A rule with a message of the maker's own never says ours. */
function readOfRules(form: Form): Reading {
  const fields = formFields(form).filter(({ kind }) => showsAnswer(kind))
  const rules = fields.flatMap((field) =>
    field.rules.filter(({ message }) => !message).map((rule): RuleOfField => ({ field, rule })),
  )
  const has = (kind: FieldKind): boolean => fields.some((field) => field.kind === kind)
  const asks = (isOf: (field: Field) => boolean): boolean =>
    fields.some((field) => isOf(field) && field.requiredWhen !== undefined) ||
    rules.some(({ field, rule }) => isOf(field) && rule.kind === 'required')
  const everyRow = (isOf: (field: Field) => boolean): boolean =>
    fields.some((field) => field.kind === 'matrix' && Boolean(field.everyRow) && isOf(field))
  const isOne = (field: Field): boolean => choosesOne(field) || optionlessChoiceKinds.includes(field.kind)
  const isChoice = (field: Field): boolean => isOne(field) || choosesSeveral(field)
  const some = <Kind extends Rule['kind']>(
    kind: Kind,
    test: (rule: Extract<Rule, { readonly kind: Kind }>, field: Field) => boolean,
  ): boolean => rules.some(({ field, rule }) => isOfKind(rule, kind) && test(rule, field))
  // What is said of a date is said of one with a time, and of the days of a range.
  const isDate = ({ kind }: Field): boolean => /^(date|datetime|dateRange)$/.test(kind)
  const isTime = ({ kind }: Field): boolean => kind === 'time'
  const isOther = (field: Field): boolean => !isDate(field) && !isTime(field)
  const compares = (is: CompareRule['is'], isOf: (field: Field) => boolean): boolean =>
    some('compare', (rule, field) => rule.is === is && isOf(field))
  const isMany = (field: Field): boolean => choosesSeveral(field) || field.kind === 'file'
  const accepts = (media: string): boolean =>
    some('file', ({ accept = '' }) => accept.toLowerCase().includes(`${media}/*`))
  const excludes = (isWeekday: boolean): boolean =>
    some('days', ({ not = [] }) => not.some((day) => /^[a-z]/.test(day) === isWeekday))
  return [
    [
      'valueMissing',
      asks((field) => !isChoice(field) && !['consent', 'file', 'signature'].includes(field.kind)) ||
        // What is half given is asked for as what is missing.
        some('type', (_, { kind }) => kind === 'time' || kind === 'dateRange'),
    ],
    ['valueMissing.choice', asks(isOne) || everyRow(({ multiple }) => !multiple)],
    ['valueMissing.matrix', asks(({ kind, everyRow: every }) => kind === 'matrix' && Boolean(every))],
    ['valueMissing.checkboxes', asks(choosesSeveral) || everyRow(({ multiple }) => Boolean(multiple))],
    ['valueMissing.consent', asks(({ kind }) => kind === 'consent')],
    ['valueMissing.signature', asks(({ kind }) => kind === 'signature')],
    ['valueMissing.file', asks(({ kind }) => kind === 'file')],
    ['typeMismatch', some('type', (_, { kind }) => kind === 'email' || kind === 'url')],
    ['badInput', has('slider') || some('type', (_, { kind }) => kind === 'number' || kind === 'currency')],
    ['badInput.date', some('type', (_, field) => isDate(field))],
    ['tooShort', some('length', ({ min }, field) => !isMany(field) && Boolean(min))],
    [
      'tooLong',
      fields.some(takesText) ||
        fields.some(({ kind }) => kind === 'signature') ||
        some('length', ({ max }, field) => !isMany(field) && max !== undefined),
    ],
    ['tooFew', some('length', ({ min }, field) => isMany(field) && Boolean(min))],
    ['tooMany', has('file') || has('matrix') || some('length', ({ max }, field) => isMany(field) && max !== undefined)],
    [
      'rangeUnderflow',
      some('range', ({ min }, field) => isOther(field) && min !== undefined) || compares('atLeast', isOther),
    ],
    [
      'rangeOverflow',
      some('range', ({ max }, field) => isOther(field) && max !== undefined) || compares('atMost', isOther),
    ],
    [
      'rangeUnderflow.date',
      some('range', ({ min }, field) => isDate(field) && min !== undefined) ||
        some('days', ({ from }) => from !== undefined) ||
        some('type', (_, { kind }) => kind === 'dateRange') ||
        compares('atLeast', isDate),
    ],
    [
      'rangeOverflow.date',
      some('range', ({ max }, field) => isDate(field) && max !== undefined) ||
        some('days', ({ to }) => to !== undefined) ||
        compares('atMost', isDate),
    ],
    [
      'rangeUnderflow.time',
      some('range', ({ min }, field) => isTime(field) && min !== undefined) || compares('atLeast', isTime),
    ],
    [
      'rangeOverflow.time',
      some('range', ({ max }, field) => isTime(field) && max !== undefined) || compares('atMost', isTime),
    ],
    ['rangeUnderflow.picture', some('file', (rule) => (rule.minWidth ?? rule.minHeight) !== undefined)],
    ['rangeOverflow.picture', some('file', (rule) => (rule.maxWidth ?? rule.maxHeight) !== undefined)],
    [
      'stepMismatch',
      some('range', (rule, field) => !isDate(field) && rule.step !== undefined && !isWhole(rule)) ||
        some('decimals', ({ max }) => max > 0) ||
        some('type', (_, field) => Boolean(decimalsOfField(field))),
    ],
    [
      'stepMismatch.whole',
      some('range', (rule, field) => !isDate(field) && isWhole(rule)) ||
        some('decimals', ({ max }) => max === 0) ||
        some('type', (_, field) => decimalsOfField(field) === 0),
    ],
    ['stepMismatch.date', some('range', ({ step }, field) => isDate(field) && step !== undefined)],
    ['patternMismatch', some('pattern', (_, { help }) => !help)],
    [
      'patternMismatch.help',
      some('pattern', (_, { help }) => Boolean(help)) || some('type', (_, { kind }) => kind === 'phone'),
    ],
    [
      'notAnOption',
      has('rating') ||
        has('scale') ||
        has('matrix') ||
        some('options', () => true) ||
        some('type', (_, { kind }) => kind === 'country'),
    ],
    ['tooFewWords', some('words', ({ min }) => Boolean(min))],
    ['tooManyWords', some('words', ({ max }) => max !== undefined)],
    ['notLetters', some('letters', () => true)],
    ['linkFound', some('noLink', () => true)],
    ['domainMismatch', some('domains', () => true)],
    ['notListed', some('list', () => true)],
    ['notSame', some('compare', ({ is }) => is === 'equal')],
    ['sameAsOther', some('compare', ({ is }) => is === 'notEqual')],
    ['sumTooLow', some('sum', ({ min }) => min !== undefined)],
    ['sumTooHigh', some('sum', ({ max }) => max !== undefined)],
    ['dayExcluded', excludes(false)],
    ['dayExcluded.weekday', excludes(true)],
    ['fileTypeMismatch', some('file', ({ accept }) => Boolean(accept?.trim()))],
    ['fileKind.image', accepts('image')],
    ['fileKind.audio', accepts('audio')],
    ['fileKind.video', accepts('video')],
  ]
}

/** The kinds of which one is chosen, and not of options. */
const optionlessChoiceKinds: readonly FieldKind[] = ['country', 'rating', 'scale', 'ranking']

interface RuleOfField {
  readonly field: Field
  readonly rule: Rule
}

function isOfKind<Kind extends Rule['kind']>(rule: Rule, kind: Kind): rule is Extract<Rule, { readonly kind: Kind }> {
  return rule.kind === kind
}

const takesText = ({ options }: Field): boolean => options?.some(({ freeText }) => freeText) ?? false

/** As the sentence is chosen: steps of one from a whole number. */
function isWhole({ min, step }: { readonly min?: number | string; readonly step?: number }): boolean {
  return step === 1 && Number.isInteger(Number(min ?? 0))
}

/** The words beside parts that some field has. */
function partsOfKinds(fields: readonly Field[]): readonly (readonly [SentenceKey, boolean])[] {
  const read = new Set(
    fields.flatMap((field) => (field.kind === 'phone' ? ['partCountry'] : partsOf(field).map(({ label }) => label))),
  )
  const kinds: readonly FieldKind[] = ['dateRange', 'name', 'address']
  return kinds.flatMap((kind) => partsOfEvery(kind).map(({ label }) => [label, read.has(label)] as const))
}

/** The decimals of an amount's currency; undefined of every other field. */
function decimalsOfField({ kind, currency }: Field): number | undefined {
  return kind === 'currency' ? currencyDecimals(currency) : undefined
}
