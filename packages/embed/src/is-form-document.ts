import { type Fallback, type Form, isRecord } from '@letterslot/core'

/** The format of this version's documents. */
export const formFormat: Form['format'] = 'letterslot.form/1'

/**
 * Tells if a document has what drawing and sending rely on. The studio has checked all of it before it was published,
 * by a parser that weighs a third of this whole script; what a document lacks besides shows when it is drawn.
 */
export function isFormDocument(document: unknown): document is Form {
  if (!isRecord(document)) return false
  const { format, id, title, locale, pages, delivery } = document
  return (
    format === formFormat &&
    areTexts(id, title, locale) &&
    isListOf(pages, (page) => isRecord(page) && isListOf(page['fields'], isField)) &&
    (delivery === undefined || isDelivery(delivery))
  )
}

/** Reads the fallback contacts, whatever else is wrong with a document. */
export function fallbackIn(document: unknown): Fallback | undefined {
  const delivery = isRecord(document) && document['delivery']
  const { email, phone, url } = (isRecord(delivery) && isRecord(delivery['fallback']) && delivery['fallback']) || {}
  return {
    ...(typeof email === 'string' && { email }),
    ...(typeof phone === 'string' && { phone }),
    ...(typeof url === 'string' && isWebAddress(url) && { url }),
  }
}

function isField(field: unknown): boolean {
  if (!isRecord(field)) return false
  const { id, kind, name, label, rules, options } = field
  return areTexts(id, kind, name, label) && isListOf(rules, isRecord) && (!options || isListOf(options, isRecord))
}

/** No link of a form leads to anything but the web. */
function isDelivery(delivery: unknown): boolean {
  if (!isRecord(delivery)) return false
  const { origin, publicKey, serviceId, templateId, fallback } = delivery
  const { url } = isRecord(fallback) ? fallback : {}
  return areTexts(publicKey, serviceId, templateId) && isWebAddress(origin) && (!url || isWebAddress(url))
}

function isWebAddress(address: unknown): boolean {
  return typeof address === 'string' && /^https?:\/\//i.test(address)
}

function areTexts(...values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'string')
}

function isListOf(list: unknown, isOne: (item: unknown) => boolean): boolean {
  return Array.isArray(list) && list.every(isOne)
}
