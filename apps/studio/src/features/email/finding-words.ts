import { assertNever, type Form } from '@letterslot/core'
import type { EmailTemplate, Finding } from '@letterslot/email'
import { findingText } from '../../catalogue/email.ts'
import { sendingFields } from '../../mail/sending-fields.ts'
import { fileSizeWords, sizeWords } from './size-words.ts'
import { textAtPlace } from './text-target.ts'

/** A finding in words. */
export interface FindingWords {
  readonly title: string
  /** What the title is about, as it stands in the mail. */
  readonly chip?: string
  readonly text: string
  /** What its fix does, on the button; undefined where there is none. */
  readonly fix?: string | undefined
}

/** Says a finding, and what its fix does, as makers read it. */
export function findingWords(finding: Finding, form: Form, email: EmailTemplate): FindingWords {
  const { code, name = '', place, fix } = finding
  const label = labelOf(form, name)
  switch (code) {
    case 'unknown-parameter':
      return place.startsWith('provider:') ? wantedWords(finding, form) : unknownWords(finding, email)
    case 'field-not-in-mail':
      return place.startsWith('form:')
        ? { title: findingText.unprinted.title(label), text: findingText.unprinted.text }
        : { title: findingText.missing.title(label), text: findingText.missing.text, fix: findingText.addIt }
    case 'shown-in-subject-alone': {
      const { title, text } = findingText.subjectAlone
      return { title: title(label), text, fix: findingText.addIt }
    }
    case 'subject-can-be-empty':
      return findingText.emptySubject
    case 'recipient-can-be-empty':
      return {
        title: findingText.nobody.title,
        text: name === '' ? findingText.nobody.text : findingText.nobody.fromField(label),
        fix: fix?.kind === 'requireField' ? findingText.require(label) : findingText.enterAddress,
      }
    case 'recipient-invalid':
      return { ...findingText.noAddress, chip: textAtPlace(email, place), fix: findingText.enterAddress }
    case 'recipient-from-visitor':
      return { ...findingText.fromVisitor, chip: textAtPlace(email, place), fix: findingText.allow }
    case 'reply-to-not-email': {
      const { title, text, fromField, none } = findingText.replyTo
      const meant = fix?.kind === 'setText' ? fix.text.replace(/[{}]/g, '') : ''
      return {
        title,
        text: isField(form, name) ? fromField(label) : text,
        fix: meant === '' ? none : findingText.use(meant),
      }
    }
    case 'reply-to-can-be-empty': {
      const { title, text, hidden } = findingText.replyToEmpty
      return fix
        ? { title: title(label), text, fix: findingText.require(label) }
        : { title: title(label), text: hidden }
    }
    case 'reply-to-empty': {
      const { title, text } = findingText.noReplyTo
      return { title, text: text(label), fix: findingText.use(name) }
    }
    case 'name-reserved':
      return { ...findingText.reserved, chip: name, fix: nameFix(finding) }
    case 'name-built-in':
      return { ...findingText.builtIn, chip: name, fix: nameFix(finding) }
    case 'parameter-twice':
      return { ...findingText.twice, chip: name, fix: nameFix(finding) }
    case 'mapping-without-field':
      return { ...findingText.unmapped, chip: name, fix: nameFix(finding) }
    case 'note-gone':
      return { ...findingText.noteGone, chip: name }
    case 'parameters-too-large':
    case 'answer-without-limit':
      return sizeWords({ ...finding, code }, form)
    case 'file-too-large':
      return fileSizeWords(finding, label)
    case 'file-without-slot':
      return {
        title: findingText.noSlot.title(label),
        text: findingText.noSlot.text(name),
        fix: findingText.noSlot.fix,
      }
    case 'tag-raw':
      return tagWords({ ...finding, code }, email)
    case 'tag-partial':
    case 'tag-delimiter':
    case 'tag-expression':
    case 'tag-unclosed':
      return fix?.kind === 'confirmTag'
        ? { ...findingText.providerTags[code], chip: fix.tag, fix: findingText.corrected }
        : tagWords({ ...finding, code }, email)
    default:
      return assertNever(code)
  }
}

function tagWords(
  finding: Finding & { readonly code: keyof typeof findingText.tags },
  email: EmailTemplate,
): FindingWords {
  return {
    ...findingText.tags[finding.code],
    chip: finding.tag ?? '',
    fix: isMended(finding, email) ? findingText.mend : findingText.takeOut,
  }
}

function unknownWords(finding: Finding, email: EmailTemplate): FindingWords {
  const meant = meantName(finding, email)
  const { title, text } = findingText.unknown
  const chip = `{{${finding.name ?? ''}}}`
  return meant === undefined
    ? { title, chip, text, fix: findingText.takeOut }
    : { title, chip, text: findingText.unknown.meant(meant), fix: findingText.use(meant) }
}

function wantedWords({ name = '', fix }: Finding, form: Form): FindingWords {
  const { title, text, map } = findingText.wanted
  const source = fix?.kind === 'mapParameter' ? sendingFields(form).find(({ id }) => id === fix.field) : undefined
  return { title, chip: `{{${name}}}`, text, fix: source && map(source.label || source.name) }
}

function nameFix({ fix }: Finding): string {
  return fix?.kind === 'renameField' ? findingText.rename(fix.name) : findingText.unmap
}

/** A finding in one line. */
export function findingLine(finding: Finding, form: Form, email: EmailTemplate): string {
  const { title, chip } = findingWords(finding, form, email)
  return chip === undefined ? title : `${title} ${chip}`
}

function isField(form: Form, name: string): boolean {
  return sendingFields(form).some((field) => field.name === name)
}

function labelOf(form: Form, name: string): string {
  return sendingFields(form).find((field) => field.name === name)?.label || name
}

const tagNames = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\{\{\s*[#^/]?\s*([^{}]*?)\s*\}\}/g), ([, name = '']) => name)

/** The name that a fix writes in place of an unknown one; undefined when it takes the tag out. */
function meantName({ fix, place }: Finding, email: EmailTemplate): string | undefined {
  if (fix?.kind !== 'setText') return undefined
  if (place.endsWith('/name')) return fix.text === '' ? undefined : fix.text
  const before = tagNames(textAtPlace(email, place))
  const after = tagNames(fix.text)
  return after.length === before.length ? after.find((name, index) => name !== before[index]) : undefined
}

/** Whether a fix writes the tag as it was meant; else it takes it out. */
function isMended({ fix, place, tag = '' }: Finding, email: EmailTemplate): boolean {
  return fix?.kind === 'setText' && fix.text !== textAtPlace(email, place).replace(tag, '')
}
