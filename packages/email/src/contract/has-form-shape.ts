import { isRecord } from '@letterslot/core'

type Shape = (value: unknown) => boolean

/**
 * Returns true for a document in which every part that the contract check reads is of its kind. Drafts with other
 * faults have that shape; a document without it is for `parseForm` to refuse.
 */
export function hasFormShape(document: unknown): boolean {
  return (
    isRecord(document) &&
    isText(document['title']) &&
    isListOf(isPage)(document['pages']) &&
    isMissingOr(isDelivery)(document['delivery'])
  )
}

const isText: Shape = (value) => typeof value === 'string'
const isNumber: Shape = (value) => typeof value === 'number'

function isListOf(isItem: Shape): Shape {
  return (value) => Array.isArray(value) && value.every(isItem)
}

function isMissingOr(isShaped: Shape): Shape {
  return (value) => value === undefined || isShaped(value)
}

function isPage(page: unknown): boolean {
  return isRecord(page) && isListOf(isField)(page['fields'])
}

function isField(field: unknown): boolean {
  if (!isRecord(field)) return false
  const { id, kind, name, label, rules, options, help } = field
  return (
    [id, kind, name, label].every(isText) &&
    isListOf(isRule)(rules) &&
    isMissingOr(isListOf(isOption))(options) &&
    isMissingOr(isText)(help)
  )
}

function isRule(rule: unknown): boolean {
  if (!isRecord(rule)) return false
  const { kind, min, max, maxBytes, pattern } = rule
  const hasPattern = kind === 'pattern' ? isText(pattern) : true
  return (
    isText(kind) &&
    hasPattern &&
    (kind !== 'length' || [min, max].every(isMissingOr(isNumber))) &&
    isMissingOr(isNumber)(maxBytes)
  )
}

function isOption(option: unknown): boolean {
  return isRecord(option) && isText(option['value']) && isText(option['label'])
}

function isDelivery(delivery: unknown): boolean {
  if (!isRecord(delivery)) return false
  const { map, noteIn } = delivery
  const isMap: Shape = (value) => isRecord(value) && Object.values(value).every(isText)
  return isMissingOr(isMap)(map) && isMissingOr(isText)(noteIn)
}
