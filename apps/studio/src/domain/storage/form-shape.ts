import { fieldKinds, operators } from '@letterslot/core/document'
import { answerFormats } from '@letterslot/email'
import * as v from 'valibot'

// Every key that a screen reads has its type here; keys that nobody knows pass. A new key of the document comes here, too.
/** A text of a record. */
export const textShape = v.string('This must be a text.')
const numberShape = v.custom<number>((input) => typeof input === 'number', 'This must be a number.')
const flag = v.boolean('This must be true or false.')
/** An id of a record: a text that is not empty. */
export const idShape = v.pipe(textShape, v.minLength(1, 'This must not be empty.'))
const textList = v.array(textShape, 'This must be a list of texts.')
const boundShape = v.union([textShape, numberShape], 'This must be a number or a day.')

const ruleBase = { message: v.optional(textShape), severity: v.optional(v.literal('warning')) }
const rule = v.variant(
  'kind',
  [
    v.looseObject({ ...ruleBase, kind: v.literal('required') }),
    v.looseObject({ ...ruleBase, kind: v.literal('type') }),
    v.looseObject({
      ...ruleBase,
      kind: v.literal('length'),
      min: v.optional(numberShape),
      max: v.optional(numberShape),
    }),
    v.looseObject({
      ...ruleBase,
      kind: v.literal('range'),
      min: v.optional(boundShape),
      max: v.optional(boundShape),
      step: v.optional(numberShape),
    }),
    v.looseObject({ ...ruleBase, kind: v.literal('pattern'), pattern: textShape }),
    v.looseObject({ ...ruleBase, kind: v.literal('options') }),
    v.looseObject({ ...ruleBase, kind: v.literal('decimals'), max: numberShape }),
    v.looseObject({
      ...ruleBase,
      kind: v.literal('words'),
      min: v.optional(numberShape),
      max: v.optional(numberShape),
    }),
    v.looseObject({ ...ruleBase, kind: v.literal('letters') }),
    v.looseObject({ ...ruleBase, kind: v.literal('noLink') }),
    v.looseObject({ ...ruleBase, kind: v.literal('domains'), only: textList }),
    v.looseObject({ ...ruleBase, kind: v.literal('list'), only: textList }),
    v.looseObject({
      ...ruleBase,
      kind: v.literal('compare'),
      is: v.picklist(['equal', 'notEqual', 'atLeast', 'atMost']),
      to: v.looseObject({ field: textShape }),
      plus: v.optional(numberShape),
    }),
    v.looseObject({
      ...ruleBase,
      kind: v.literal('sum'),
      with: v.array(v.looseObject({ field: textShape }), 'This must be a list.'),
      min: v.optional(numberShape),
      max: v.optional(numberShape),
    }),
    v.looseObject({
      ...ruleBase,
      kind: v.literal('atLeastOne'),
      with: v.array(v.looseObject({ field: textShape }), 'This must be a list.'),
    }),
    v.looseObject({
      ...ruleBase,
      kind: v.literal('file'),
      accept: v.optional(textShape),
      maxBytes: v.optional(numberShape),
      minWidth: v.optional(numberShape),
      maxWidth: v.optional(numberShape),
      minHeight: v.optional(numberShape),
      maxHeight: v.optional(numberShape),
    }),
    v.looseObject({
      ...ruleBase,
      kind: v.literal('days'),
      from: v.optional(numberShape),
      to: v.optional(numberShape),
      not: v.optional(textList),
    }),
  ],
  'This must be a rule of a kind that is known.',
)

const notACondition = 'A condition has exactly one of “field”, “all”, “any” and “not”.'
const comparison = v.looseObject(
  {
    field: textShape,
    is: v.picklist(operators, 'This must be a comparison that is known.'),
    count: v.optional(flag),
    to: v.optional(
      v.union(
        [
          textShape,
          numberShape,
          flag,
          textList,
          v.looseObject({ field: textShape }),
          v.looseObject({ today: numberShape }),
        ],
        'This must be a text, a number, true or false, or texts.',
      ),
    ),
  },
  notACondition,
)
const all: v.GenericSchema = v.looseObject({ all: v.array(v.lazy(conditionOf), 'This must be a list.') })
const any: v.GenericSchema = v.looseObject({ any: v.array(v.lazy(conditionOf), 'This must be a list.') })
const not: v.GenericSchema = v.looseObject({ not: v.lazy(conditionOf) })

/** The shape that a condition of this form has, so that a fault is named within it and not of every form at once. */
function conditionOf(input: unknown): v.GenericSchema {
  if (typeof input !== 'object' || input === null) return comparison
  if ('all' in input) return all
  if ('any' in input) return any
  return 'not' in input ? not : comparison
}

const option = v.looseObject(
  { value: textShape, label: textShape, freeText: v.optional(flag), price: v.optional(numberShape) },
  'This must be an option: a value and a label.',
)
const fieldShape = v.looseObject(
  {
    id: idShape,
    kind: v.picklist(fieldKinds, 'This must be a kind of field that is known.'),
    name: textShape,
    label: textShape,
    text: v.optional(textShape),
    help: v.optional(textShape),
    image: v.optional(textShape),
    alt: v.optional(textShape),
    rich: v.optional(
      v.looseObject({ label: v.optional(textShape), help: v.optional(textShape), text: v.optional(textShape) }),
    ),
    placeholder: v.optional(textShape),
    autocomplete: v.optional(textShape),
    private: v.optional(flag),
    prefill: v.optional(textList),
    customKind: v.optional(textShape),
    settings: v.optional(v.record(v.string(), v.unknown())),
    prefillFrom: v.optional(v.looseObject({ field: textShape })),
    width: v.optional(v.picklist(['full', 'half', 'third'], 'A field is as wide as full, half or third.')),
    default: v.optional(
      v.union([textShape, textList, flag], 'This must be a text, a list of texts, or true or false.'),
    ),
    options: v.optional(v.array(option, 'This must be a list of options.')),
    rows: v.optional(v.array(option, 'This must be a list of rows.')),
    everyRow: v.optional(flag),
    multiple: v.optional(flag),
    calculate: v.optional(textShape),
    decimals: v.optional(numberShape),
    currency: v.optional(textShape),
    country: v.optional(textShape),
    unit: v.optional(textShape),
    rules: v.array(rule, 'This must be a list of rules.'),
    visibleWhen: v.optional(v.lazy(conditionOf)),
    requiredWhen: v.optional(v.lazy(conditionOf)),
  },
  'This must be a field.',
)
const pageShape = v.looseObject(
  { id: idShape, title: v.optional(textShape), fields: v.array(fieldShape, 'This must be a list of fields.') },
  'This must be a page.',
)
const fallback = v.looseObject({
  email: v.optional(textShape),
  phone: v.optional(textShape),
  url: v.optional(textShape),
})
const delivery = v.looseObject(
  {
    origin: textShape,
    publicKey: textShape,
    serviceId: textShape,
    templateId: textShape,
    map: v.optional(v.record(v.string(), textShape, 'This must be an object of texts.')),
    fallback: v.optional(fallback),
    noteIn: v.optional(textShape),
    maxFilesBytes: v.optional(numberShape),
    keepOnDevice: v.optional(flag),
  },
  'This must be an object.',
)

const sentBlock = v.variant(
  'kind',
  [
    v.looseObject({ id: idShape, kind: v.picklist(['heading', 'text']), text: textShape }),
    v.looseObject({ id: idShape, kind: v.literal('image'), image: textShape, alt: v.optional(textShape) }),
    v.looseObject({ id: idShape, kind: v.literal('link'), text: textShape, to: textShape }),
    v.looseObject({
      id: idShape,
      kind: v.literal('calendar'),
      text: textShape,
      when: textShape,
      place: v.optional(textShape),
    }),
    v.looseObject({ id: idShape, kind: v.literal('copy'), text: textShape }),
  ],
  'This must be a block of a kind that is known.',
)

/** A form document that every screen can draw, faults of a draft and all. */
export const formShape: v.GenericSchema = v.looseObject(
  {
    format: v.literal('letterslot.form/1', 'This is no form document.'),
    id: idShape,
    title: textShape,
    description: v.optional(textShape),
    locale: textShape,
    address: v.optional(textShape),
    texts: v.optional(v.record(v.string(), textShape)),
    translations: v.optional(v.record(v.string(), v.looseObject({}, 'This must be an object.'))),
    maker: v.optional(textShape),
    submitLabel: v.optional(textShape),
    sentText: v.optional(textShape),
    redirect: v.optional(textShape),
    sentBlocks: v.optional(v.array(sentBlock, 'This must be a list of blocks.')),
    sentAnswers: v.optional(flag),
    review: v.optional(flag),
    drafts: v.optional(flag),
    prefill: v.optional(v.looseObject({ keep: v.optional(flag) }, 'This must be an object.')),
    pages: v.pipe(v.array(pageShape, 'This must be a list of pages.'), v.minLength(1, 'A form needs a page.')),
    delivery: v.optional(delivery),
  },
  'This must be a form document.',
)

const block = v.variant(
  'kind',
  [
    v.looseObject({ id: idShape, kind: v.literal('heading'), text: textShape }),
    v.looseObject({ id: idShape, kind: v.literal('text'), text: textShape }),
    v.looseObject({
      id: idShape,
      kind: v.literal('answers'),
      auto: flag,
      rows: v.array(
        v.looseObject({
          name: textShape,
          label: textShape,
          as: v.optional(v.picklist(answerFormats)),
          currency: v.optional(textShape),
          unit: v.optional(textShape),
          of: v.optional(numberShape),
          yes: v.optional(textShape),
          no: v.optional(textShape),
          section: v.optional(textShape),
        }),
        'This must be a list of rows.',
      ),
    }),
    v.looseObject({ id: idShape, kind: v.literal('divider') }),
  ],
  'This must be a block of a kind that is known.',
)

/** The mail of a form, faults of a draft and all. */
export const templateShape: v.GenericSchema = v.looseObject(
  {
    format: v.literal('letterslot.email/1', 'This is no mail of ours.'),
    id: textShape,
    formId: textShape,
    locale: v.optional(textShape),
    to: textList,
    cc: textList,
    bcc: textList,
    replyTo: textShape,
    fromName: textShape,
    subject: textShape,
    visitorRecipients: flag,
    blocks: v.array(block, 'This must be a list of blocks.'),
  },
  'This must be a mail.',
)
