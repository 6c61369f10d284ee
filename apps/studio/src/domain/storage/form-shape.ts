import { fieldKinds, operators } from '@letterslot/core/document'
import * as v from 'valibot'

// Every key that a screen reads has its type here; keys that nobody knows pass. A new key of the document comes here, too.
const text = v.string('This must be a text.')
const number = v.custom<number>((input) => typeof input === 'number', 'This must be a number.')
const flag = v.boolean('This must be true or false.')
const id = v.pipe(text, v.minLength(1, 'This must not be empty.'))
const texts = v.array(text, 'This must be a list of texts.')
const bound = v.union([text, number], 'This must be a number or a day.')

const ruleBase = { message: v.optional(text) }
const rule = v.variant(
  'kind',
  [
    v.looseObject({ ...ruleBase, kind: v.literal('required') }),
    v.looseObject({ ...ruleBase, kind: v.literal('type') }),
    v.looseObject({ ...ruleBase, kind: v.literal('length'), min: v.optional(number), max: v.optional(number) }),
    v.looseObject({
      ...ruleBase,
      kind: v.literal('range'),
      min: v.optional(bound),
      max: v.optional(bound),
      step: v.optional(number),
    }),
    v.looseObject({ ...ruleBase, kind: v.literal('pattern'), pattern: text }),
    v.looseObject({ ...ruleBase, kind: v.literal('options') }),
    v.looseObject({ ...ruleBase, kind: v.literal('file'), accept: v.optional(text), maxBytes: v.optional(number) }),
    v.looseObject({
      ...ruleBase,
      kind: v.literal('days'),
      from: v.optional(number),
      to: v.optional(number),
      not: v.optional(texts),
    }),
  ],
  'This must be a rule of a kind that is known.',
)

const notACondition = 'A condition has exactly one of “field”, “all”, “any” and “not”.'
const comparison = v.looseObject(
  {
    field: text,
    is: v.picklist(operators, 'This must be a comparison that is known.'),
    to: v.optional(v.union([text, number, flag, texts], 'This must be a text, a number, true or false, or texts.')),
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
  { value: text, label: text, freeText: v.optional(flag) },
  'This must be an option: a value and a label.',
)
const field = v.looseObject(
  {
    id,
    kind: v.picklist(fieldKinds, 'This must be a kind of field that is known.'),
    name: text,
    label: text,
    text: v.optional(text),
    help: v.optional(text),
    rich: v.optional(v.looseObject({ label: v.optional(text), help: v.optional(text), text: v.optional(text) })),
    placeholder: v.optional(text),
    autocomplete: v.optional(text),
    width: v.optional(v.picklist(['full', 'half', 'third'], 'A field is as wide as full, half or third.')),
    default: v.optional(v.union([text, texts, flag], 'This must be a text, a list of texts, or true or false.')),
    options: v.optional(v.array(option, 'This must be a list of options.')),
    rules: v.array(rule, 'This must be a list of rules.'),
    visibleWhen: v.optional(v.lazy(conditionOf)),
    requiredWhen: v.optional(v.lazy(conditionOf)),
  },
  'This must be a field.',
)
const page = v.looseObject(
  { id, title: v.optional(text), fields: v.array(field, 'This must be a list of fields.') },
  'This must be a page.',
)
const fallback = v.looseObject({ email: v.optional(text), phone: v.optional(text), url: v.optional(text) })
const delivery = v.looseObject(
  {
    origin: text,
    publicKey: text,
    serviceId: text,
    templateId: text,
    map: v.optional(v.record(v.string(), text, 'This must be an object of texts.')),
    fallback: v.optional(fallback),
    noteIn: v.optional(text),
    maxFilesBytes: v.optional(number),
    keepOnDevice: v.optional(flag),
  },
  'This must be an object.',
)

/** A form document that every screen can draw, faults of a draft and all. */
export const formShape: v.GenericSchema = v.looseObject(
  {
    format: v.literal('letterslot.form/1', 'This is no form document.'),
    id,
    title: text,
    description: v.optional(text),
    locale: text,
    maker: v.optional(text),
    submitLabel: v.optional(text),
    sentText: v.optional(text),
    pages: v.pipe(v.array(page, 'This must be a list of pages.'), v.minLength(1, 'A form needs a page.')),
    delivery: v.optional(delivery),
  },
  'This must be a form document.',
)

const block = v.variant(
  'kind',
  [
    v.looseObject({ id, kind: v.literal('heading'), text }),
    v.looseObject({ id, kind: v.literal('text'), text }),
    v.looseObject({
      id,
      kind: v.literal('answers'),
      auto: flag,
      rows: v.array(
        v.looseObject({ name: text, label: text, as: v.optional(v.literal('date')) }),
        'This must be a list of rows.',
      ),
    }),
    v.looseObject({ id, kind: v.literal('divider') }),
  ],
  'This must be a block of a kind that is known.',
)

/** The mail of a form, faults of a draft and all. */
export const emailShape: v.GenericSchema = v.looseObject(
  {
    format: v.literal('letterslot.email/1', 'This is no mail of ours.'),
    id: text,
    formId: text,
    locale: v.optional(text),
    to: texts,
    cc: texts,
    bcc: texts,
    replyTo: text,
    fromName: text,
    subject: text,
    visitorRecipients: flag,
    blocks: v.array(block, 'This must be a list of blocks.'),
  },
  'This must be a mail.',
)
