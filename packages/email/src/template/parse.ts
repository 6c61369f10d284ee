import type { Result } from '@letterslot/core'
import { checkBlocks } from './check-blocks.ts'
import { copyJson } from './copy-json.ts'
import { type EmailTemplate, emailFormat } from './template.ts'
import { TemplateCheck } from './template-check.ts'
import { TemplateError, type TemplateFault } from './template-error.ts'

/** How many named migrations a template document may have been through; one so far, the first shape. */
export const templateVersion = 1

/** What a document may leave out. */
const defaults = { version: 1, formId: '', cc: [], bcc: [], replyTo: '', fromName: '', visitorRecipients: false }

/**
 * Reads a template document: checks its shape, fills in what may be left out and keeps keys that it does not know.
 * Merge tags and addresses are not judged here, so that a draft survives a reload in the middle of a word;
 * `checkContract` does that, and `renderEmail` refuses.
 * @returns a copy, or every fault with its JSON pointer.
 */
export function parseEmailTemplate(input: unknown): Result<EmailTemplate, TemplateError> {
  const faults: TemplateFault[] = []
  const document = copyJson(input, (fault) => faults.push(fault))
  const whole = isRecord(document) ? { ...defaults, ...document } : document
  if (isTemplate(whole, faults)) return { ok: true, value: whole }
  return { ok: false, error: new TemplateError(faults) }
}

/** The faults by which a document is no template at all; those of a draft, such as a block's name, are none of them. */
const shapeFaults: ReadonlySet<TemplateFault['code']> = new Set([
  'unknown-format',
  'missing',
  'wrong-type',
  'unknown-kind',
])

/** Returns the first place where a document has not the shape of a template; undefined where it has it. */
export function findShapeFault(document: unknown): TemplateFault | undefined {
  const faults: TemplateFault[] = []
  isTemplate(document, faults)
  return faults.find(({ code }) => shapeFaults.has(code))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTemplate(document: unknown, faults: TemplateFault[]): document is EmailTemplate {
  const check = new TemplateCheck(faults)
  if (!check.record(document, '')) return false
  if (document['format'] !== emailFormat) {
    check.report('/format', 'unknown-format', `This is not a template document of the format ${emailFormat}.`)
    return false
  }
  checkVersion(document['version'], check)
  check.filled(document, 'id', '')
  for (const key of ['formId', 'replyTo', 'fromName', 'subject']) check.text(document, key, '')
  if (document['locale'] !== undefined) checkLocale(document['locale'], check)
  for (const role of ['to', 'cc', 'bcc']) checkTexts(document[role], `/${role}`, check)
  if (typeof document['visitorRecipients'] !== 'boolean') {
    check.report('/visitorRecipients', 'wrong-type', 'This must be true or false.')
  }
  checkBlocks(document['blocks'], check)
  return faults.length === 0
}

function checkVersion(version: unknown, check: TemplateCheck): void {
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    check.report('/version', 'wrong-type', 'The version must be a whole number from 1.')
  } else if (version > templateVersion) {
    const message = `This template has version ${version}; this Letterslot reads up to ${templateVersion}.`
    check.report('/version', 'newer-version', message)
  }
}

/** BCP 47 as far as its shape goes. */
function checkLocale(locale: unknown, check: TemplateCheck): void {
  if (typeof locale === 'string' && /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/.test(locale)) return
  check.report('/locale', 'bad-locale', 'The locale must be a language tag such as en or pt-BR.')
}

function checkTexts(texts: unknown, pointer: string, check: TemplateCheck): void {
  if (!check.list(texts, pointer)) return
  for (const [index, text] of texts.entries()) {
    if (typeof text !== 'string') check.report(`${pointer}/${index}`, 'wrong-type', 'This must be text.')
  }
}
