import { isRecord, type Result } from '@letterslot/core'
import { copyJson, type Fault } from '@letterslot/core/document'
import { answerFormats } from './block.ts'
import { type EmailTemplate, emailFormat } from './template.ts'
import { TemplateCheck } from './template-check.ts'
import { TemplateError, type TemplateFault } from './template-error.ts'

/** The number of shapes that template documents have had; one so far. */
export const templateVersion = 1

/** The values of members that a document may leave out. */
const defaults = { version: 1, formId: '', cc: [], bcc: [], replyTo: '', fromName: '', visitorRecipients: false }

/**
 * Reads a template document: checks its shape, fills in what may be left out and keeps keys that it does not know.
 * Merge tags and addresses are not judged here, so that a draft survives a reload in the middle of a word;
 * `checkContract` does that, and `renderEmail` refuses.
 * @returns a copy, or every fault with its JSON pointer.
 */
export function parseEmailTemplate(input: unknown): Result<EmailTemplate, TemplateError> {
  const copy = input === undefined ? undefined : copyJson(input)
  const faults = (copy?.faults ?? []).map(templateFault)
  const document = isRecord(copy?.json) ? { ...defaults, ...copy.json } : copy?.json
  if (isTemplate(document, faults)) return { ok: true, value: document }
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
  if (document['locale'] !== undefined) checkTemplateLocale(document['locale'], check)
  for (const role of ['to', 'cc', 'bcc']) checkTemplateTexts(document[role], `/${role}`, check)
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
function checkTemplateLocale(locale: unknown, check: TemplateCheck): void {
  if (typeof locale === 'string' && /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/.test(locale)) return
  check.report('/locale', 'bad-locale', 'The locale must be a language tag such as en or pt-BR.')
}

function checkTemplateTexts(texts: unknown, pointer: string, check: TemplateCheck): void {
  if (!check.list(texts, pointer)) return
  for (const [index, text] of texts.entries()) {
    if (typeof text !== 'string') check.report(`${pointer}/${index}`, 'wrong-type', 'This must be text.')
  }
}

/** A parameter's name, or names joined by dots. */
const rowNamePattern = /^[A-Za-z_][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*$/

/** Checks the blocks of a template document: known kinds, ids that differ, the texts and rows that each kind needs. */
function checkBlocks(blocks: unknown, check: TemplateCheck): void {
  if (!check.list(blocks, '/blocks')) return
  const ids = new Set<string>()
  for (const [index, block] of blocks.entries()) {
    const pointer = `/blocks/${index}`
    if (!check.record(block, pointer)) continue
    const id = check.filled(block, 'id', pointer)
    if (id !== undefined && ids.has(id)) {
      check.report(`${pointer}/id`, 'duplicate', `Another block has the id “${id}” too.`)
    }
    if (id !== undefined) ids.add(id)
    checkKind(block, pointer, check)
  }
}

function checkKind(block: Readonly<Record<string, unknown>>, pointer: string, check: TemplateCheck): void {
  const kind = check.text(block, 'kind', pointer)
  switch (kind) {
    case undefined:
    case 'divider':
      return
    case 'heading':
    case 'text':
      check.text(block, 'text', pointer)
      return
    case 'answers':
      checkAnswersBlock(block, pointer, check)
      return
    default:
      check.report(`${pointer}/kind`, 'unknown-kind', `There is no block of the kind “${kind}”.`)
  }
}

function checkAnswersBlock(block: Readonly<Record<string, unknown>>, pointer: string, check: TemplateCheck): void {
  if (typeof block['auto'] !== 'boolean') {
    check.report(
      `${pointer}/auto`,
      block['auto'] === undefined ? 'missing' : 'wrong-type',
      'This must be true or false.',
    )
  }
  const rows = block['rows']
  if (!check.list(rows, `${pointer}/rows`)) return
  for (const [index, row] of rows.entries()) {
    const place = `${pointer}/rows/${index}`
    if (!check.record(row, place)) continue
    const name = check.text(row, 'name', place)
    if (name !== undefined && !rowNamePattern.test(name)) {
      check.report(`${place}/name`, 'bad-name', `“${name}” is not a parameter's name.`)
    }
    check.text(row, 'label', place)
    if (row['as'] !== undefined && !answerFormats.some((format) => format === row['as']))
      check.report(
        `${place}/as`,
        'unknown-kind',
        `A row is printed as it is, or as one of ${answerFormats.join(', ')}.`,
      )
    for (const key of ['currency', 'unit', 'section', 'yes', 'no'])
      if (row[key] !== undefined) check.text(row, key, place)
    const { of } = row
    if (of !== undefined && !(typeof of === 'number' && Number.isInteger(of) && of > 0))
      check.report(`${place}/of`, 'wrong-type', 'This must be a whole number from 1.')
  }
}

/** The fault of a template that a fault of copying is: what is too large is told as what is too deep. */
function templateFault({ pointer, code, message }: Fault): TemplateFault {
  switch (code) {
    case 'too-deep':
    case 'too-large':
      return { pointer, code: 'too-deep', message: 'This is nested too deep, or holds too much, for a template.' }
    case 'hostile-key':
    case 'private-key':
      return { pointer, code: 'hostile-key', message }
    default:
      return { pointer, code: 'wrong-type', message: 'This is not JSON data.' }
  }
}
