import type { Field, Form } from '@letterslot/core'
import { isRecord } from '@letterslot/core'
import { formPlace, isNotePlace, placedFields } from '../parameters/placed-fields.ts'
import { findShapeFault } from '../template/parse.ts'
import type { EmailTemplate } from '../template/template.ts'
import { checkNames } from './check-names.ts'
import { checkProviderTemplate, type ProviderTemplate } from './check-provider.ts'
import { checkRecipients, checkReplyTo } from './check-recipients.ts'
import { checkShown, unseenFields } from './check-shown.ts'
import { checkSize, maxParamsBytes } from './check-size.ts'
import { checkTags } from './check-tags.ts'
import type { Finding } from './finding.ts'

/** Who writes the mail, and what is taken. */
export interface ContractOptions {
  /**
   * A template at the provider writes the mail: ours is only a layout to copy, so nothing is found in it. Default: ours
   * writes it, and files are attached by themselves.
   */
  readonly provider?: ProviderTemplate | undefined
  /** UTF-8 octets that all parameters of a message may have together. Default: the provider's 50 kB. */
  readonly maxParamsBytes?: number
  /** Bytes that one file may have on the way. Default: files are not looked at. */
  readonly maxFileBytes?: number
}

/**
 * Compares what a mail asks for with what its form sends, and both with the limits of who carries it. Pure; a draft with
 * faults is checked as far as it goes. Nothing is found in a document that has not the shape of its type: `parseForm` and
 * `parseEmailTemplate` refuse it.
 * @returns findings by place: the template's, or the provider's; then names, mapping, note and sizes of the form.
 */
export function checkContract(
  form: Form,
  template: EmailTemplate,
  { provider, maxParamsBytes: limitBytes = maxParamsBytes, maxFileBytes = Infinity }: ContractOptions = {},
): readonly Finding[] {
  if (!hasFormShape(form)) return []
  return [
    ...(provider ? checkProviderTemplate(form, provider) : checkTemplate(form, template)),
    ...checkNames(form),
    ...checkNote(form),
    ...checkSize(form, limitBytes),
    ...checkFiles(form, maxFileBytes, provider !== undefined),
  ]
}

function checkTemplate(form: Form, template: EmailTemplate): readonly Finding[] {
  if (findShapeFault(template)) return []
  const unseen = unseenFields(form, template)
  return [
    ...checkTags(
      form,
      template,
      unseen.map(({ name }) => name),
    ),
    ...checkRecipients(form, template),
    ...checkReplyTo(form, template),
    ...checkShown(form, template, unseen),
  ]
}

/** Bytes that one file of a field may have, by its rules; `Infinity` where none bounds it. */
function largestFile({ rules }: Field): number {
  return Math.min(...rules.map((rule) => (rule.kind === 'file' ? (rule.maxBytes ?? Infinity) : Infinity)))
}

/**
 * Finds files that may be larger than is carried: a visitor would choose one, write, press Send, and be asked to do
 * without it. A field without a bound is worth a look where a provider carries files, which takes small ones; a relay's
 * limit few files reach.
 */
function checkFiles(form: Form, limitBytes: number, hasProvider: boolean): readonly Finding[] {
  return placedFields(form).flatMap(({ field, place }): readonly Finding[] => {
    const sizeBytes = largestFile(field)
    if (field.kind !== 'file' || sizeBytes <= limitBytes) return []
    return [
      {
        code: 'file-too-large',
        severity: sizeBytes === Infinity && !hasProvider ? 'info' : 'warning',
        place: formPlace(`${place}/rules`),
        name: field.name,
        ...(sizeBytes !== Infinity && { sizeBytes }),
        limitBytes,
        fix: { kind: 'limitFile', place, maxBytes: limitBytes },
      },
    ]
  })
}

/** Finds a note of late messages that would go to the end of nothing: its text is gone, or is none any more. */
function checkNote(form: Form): readonly Finding[] {
  const name = form.delivery?.noteIn ?? ''
  if (name === '' || isNotePlace(form, name)) return []
  return [{ code: 'note-gone', severity: 'error', place: 'form:/delivery/noteIn', name, fix: { kind: 'clearNote' } }]
}

type Shape = (value: unknown) => boolean

/**
 * Returns true for a document in which every part that the contract check reads is of its kind. Drafts with other
 * faults have that shape; a document without it is for `parseForm` to refuse.
 */
export function hasFormShape(document: unknown): boolean {
  return (
    isRecord(document) &&
    isString(document['title']) &&
    isArrayOf(hasPageShape)(document['pages']) &&
    isMissingOr(hasDeliveryShape)(document['delivery'])
  )
}

const isString: Shape = (value) => typeof value === 'string'
const isNumberShape: Shape = (value) => typeof value === 'number'

function isArrayOf(isItem: Shape): Shape {
  return (value) => Array.isArray(value) && value.every(isItem)
}

function isMissingOr(isShaped: Shape): Shape {
  return (value) => value === undefined || isShaped(value)
}

function hasPageShape(page: unknown): boolean {
  return isRecord(page) && isArrayOf(hasFieldShape)(page['fields'])
}

function hasFieldShape(field: unknown): boolean {
  if (!isRecord(field)) return false
  const { id, kind, name, label, rules, options, help } = field
  return (
    [id, kind, name, label].every(isString) &&
    isArrayOf(hasRuleShape)(rules) &&
    isMissingOr(isArrayOf(hasOptionShape))(options) &&
    isMissingOr(isString)(help)
  )
}

function hasRuleShape(rule: unknown): boolean {
  if (!isRecord(rule)) return false
  const { kind, min, max, maxBytes, pattern } = rule
  const hasPattern = kind === 'pattern' ? isString(pattern) : true
  return (
    isString(kind) &&
    hasPattern &&
    (kind !== 'length' || [min, max].every(isMissingOr(isNumberShape))) &&
    isMissingOr(isNumberShape)(maxBytes)
  )
}

function hasOptionShape(option: unknown): boolean {
  return isRecord(option) && isString(option['value']) && isString(option['label'])
}

function hasDeliveryShape(delivery: unknown): boolean {
  if (!isRecord(delivery)) return false
  const { map, noteIn } = delivery
  const isMap: Shape = (value) => isRecord(value) && Object.values(value).every(isString)
  return isMissingOr(isMap)(map) && isMissingOr(isString)(noteIn)
}
