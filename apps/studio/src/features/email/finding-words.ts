import { assertNever, type Field, type Form } from '@letterslot/core'
import type { EmailTemplate, Finding } from '@letterslot/email'
import { findingText } from '../../catalogue/email.ts'
import { sendingFields } from './parameters.ts'
import { textAtPlace } from './text-target.ts'

/** A finding in words. */
export interface FindingWords {
  readonly title: string
  /** What the title is about, as it stands in the mail. */
  readonly chip?: string
  readonly text: string
  /** What its fix does, on the button. */
  readonly fix: string
}

/** Says a finding, and what its fix does, as makers read it. */
export function findingWords(finding: Finding, form: Form, email: EmailTemplate): FindingWords {
  const { code, name = '', place, tag, fix } = finding
  switch (code) {
    case 'unknown-parameter': {
      const meant = meantName(finding, email)
      const { title, text } = findingText.unknown
      return meant === undefined
        ? { title, chip: `{{${name}}}`, text, fix: findingText.takeOut }
        : { title, chip: `{{${name}}}`, text: findingText.unknown.meant(meant), fix: findingText.use(meant) }
    }
    case 'field-not-in-mail':
      return {
        title: findingText.missing.title(labelOf(form, name)),
        text: findingText.missing.text,
        fix: findingText.addIt,
      }
    case 'recipient-can-be-empty': {
      const field = fix.kind === 'requireField' ? requirable(form, fix.name) : undefined
      const label = fix.kind === 'requireField' ? labelOf(form, fix.name) : undefined
      return {
        title: findingText.nobody.title,
        text: label === undefined ? findingText.nobody.text : findingText.nobody.fromField(label),
        fix: field === undefined || label === undefined ? findingText.enterAddress : findingText.require(label),
      }
    }
    case 'recipient-invalid':
      return { ...findingText.noAddress, chip: textAtPlace(email, place), fix: findingText.enterAddress }
    case 'recipient-from-visitor':
      return { ...findingText.fromVisitor, chip: textAtPlace(email, place), fix: findingText.allow }
    case 'tag-raw':
    case 'tag-partial':
    case 'tag-delimiter':
    case 'tag-expression':
    case 'tag-unclosed':
      return {
        ...findingText.tags[code],
        chip: tag ?? '',
        fix: isMended(finding, email) ? findingText.mend : findingText.takeOut,
      }
    default:
      return assertNever(code)
  }
}

/** A finding in one line. */
export function findingLine(finding: Finding, form: Form, email: EmailTemplate): string {
  const { title, chip } = findingWords(finding, form, email)
  return chip === undefined ? title : `${title} ${chip}`
}

/** The field that a finding wants required, where requiring it is enough: it is always shown. */
export function requirable(form: Form, name: string): Field | undefined {
  return sendingFields(form).find((field) => field.name === name && field.visibleWhen === undefined)
}

function labelOf(form: Form, name: string): string {
  return sendingFields(form).find((field) => field.name === name)?.label || name
}

const tagNames = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\{\{\s*[#^/]?\s*([^{}]*?)\s*\}\}/g), ([, name = '']) => name)

/** The name that a fix writes in place of an unknown one; undefined when it takes the tag out. */
function meantName({ fix, place }: Finding, email: EmailTemplate): string | undefined {
  if (fix.kind !== 'setText') return undefined
  if (place.endsWith('/name')) return fix.text === '' ? undefined : fix.text
  const before = tagNames(textAtPlace(email, place))
  const after = tagNames(fix.text)
  return after.length === before.length ? after.find((name, index) => name !== before[index]) : undefined
}

/** Whether a fix writes the tag as it was meant; else it takes it out. */
function isMended({ fix, place, tag = '' }: Finding, email: EmailTemplate): boolean {
  return fix.kind === 'setText' && fix.text !== textAtPlace(email, place).replace(tag, '')
}
