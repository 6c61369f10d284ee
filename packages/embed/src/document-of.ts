import { type Form, isRecord } from '@letterslot/core'
import { DocumentError } from './document-error.ts'
import { fallbackIn, formFormat, isFormDocument } from './is-form-document.ts'

/**
 * Finds the document of an element: the one it was given, the one that stands inside it, or the one at `src`.
 * @throws {DocumentError} where there is none, or none that can be drawn.
 */
export async function documentOf(element: Element, given: Form | undefined): Promise<Form> {
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

/** Takes away prototypes, so that a missing key stays missing: a page may have put anything on `Object.prototype`. */
function inheritingNothing(_key: string, value: unknown): unknown {
  return isRecord(value) ? Object.setPrototypeOf(value, null) : value
}

function checked(document: unknown, place: string): Form {
  if (isFormDocument(document)) return document
  throw new DocumentError(`${place} is no ${formFormat} document`, undefined, fallbackIn(document))
}
