import { type Fallback, type Form, isRecord } from '@letterslot/core'
import { DocumentError } from './document-error.ts'
import { inheritingNothing } from './inheriting-nothing.ts'

/**
 * Finds the document of an element: the one it was given, the one that stands inside it, or the one at `src`.
 * @throws {DocumentError} where there is none, or none that can be drawn.
 */
export async function loadFormDocument(element: Element, given: Form | undefined): Promise<Form> {
  if (given) return checked(given, 'form')
  const src = element.getAttribute('src')
  if (src) return checked(await fetched(src), src)
  await parsed(element.ownerDocument)
  const script = element.querySelector('script[type="application/json"]')
  if (!script) throw new DocumentError('it has no src, no document inside and no form property')
  return checked(json(script.textContent, 'the document inside'), 'the document inside')
}

/** Waits for what the parser has not reached yet. */
async function parsed(document: Document): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}

async function fetched(src: string): Promise<unknown> {
  try {
    const response = await fetch(src)
    if (!response.ok) throw new DocumentError(`${src} was answered with status ${response.status}`)
    return json(await response.text(), src)
  } catch (error) {
    if (error instanceof DocumentError) throw error
    throw new DocumentError(`${src} cannot be fetched from here`, error)
  }
}

function json(text: string | null, place: string): unknown {
  try {
    return JSON.parse(text ?? '', inheritingNothing)
  } catch (error) {
    throw new DocumentError(`${place} is no JSON`, error)
  }
}

function checked(document: unknown, place: string): Form {
  if (isFormDocument(document)) return document
  throw new DocumentError(`${place} is no ${expectedFormat} document`, undefined, fallbackIn(document))
}

/** The format of this version's documents. */
const expectedFormat: Form['format'] = 'letterslot.form/1'

/**
 * Tells if a document has what drawing and sending rely on. The studio has checked all of it before it was published,
 * by a parser that weighs a third of this whole script; what a document lacks besides shows when it is drawn.
 */
function isFormDocument(document: unknown): document is Form {
  if (!isRecord(document)) return false
  const { format, id, title, locale, pages, delivery } = document
  return (
    format === expectedFormat &&
    areTexts(id, title, locale) &&
    isListOf(pages, (page) => isRecord(page) && isListOf(page['fields'], isField)) &&
    (delivery === undefined || isDelivery(delivery))
  )
}

/** Reads the fallback contacts, whatever else is wrong with a document. */
function fallbackIn(document: unknown): Fallback | undefined {
  const delivery = isRecord(document) && document['delivery']
  const { email, phone, url } = (isRecord(delivery) && isRecord(delivery['fallback']) && delivery['fallback']) || {}
  return {
    ...(typeof email === 'string' && { email }),
    ...(typeof phone === 'string' && { phone }),
    ...(typeof url === 'string' && isLoadableAddress(url) && { url }),
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
  return areTexts(publicKey, serviceId, templateId) && isLoadableAddress(origin) && (!url || isLoadableAddress(url))
}

function isLoadableAddress(address: unknown): boolean {
  return typeof address === 'string' && /^https?:\/\//i.test(address)
}

function areTexts(...values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === 'string')
}

function isListOf(list: unknown, isOne: (item: unknown) => boolean): boolean {
  return Array.isArray(list) && list.every(isOne)
}
