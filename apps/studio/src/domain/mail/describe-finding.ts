import { assertNever, type Form } from '@letterslot/core'
import type { EmailTemplate, Finding } from '@letterslot/email'
import { fieldsWithParameter } from '../document/find-field.ts'
import { findingText } from '../texts/email-findings.ts'
import { formatBytes, formatNumber } from '../texts/format.ts'
import { textAtPlace } from './text-target.ts'

/** A finding in words. */
export interface FindingDescription {
  readonly title: string
  /** The title's subject, as it stands in the mail. */
  readonly chip?: string
  readonly text: string
  /** Label of its fix's button; undefined without a fix. */
  readonly fix?: string | undefined
}

/** Says a finding, and what its fix does, as makers read it. */
export function describeFinding(finding: Finding, form: Form, email: EmailTemplate): FindingDescription {
  const { code, name = '', place, fix } = finding
  const label = labelByName(form, name)
  switch (code) {
    case 'unknown-parameter':
      return place.startsWith('provider:') ? describeWanted(finding, form) : describeUnknown(finding, email)
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
        text: isFieldName(form, name) ? fromField(label) : text,
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
      return describeSize({ ...finding, code }, form)
    case 'file-too-large':
      return describeFileSize(finding, label)
    case 'file-without-slot':
      return {
        title: findingText.noSlot.title(label),
        text: findingText.noSlot.text(name),
        fix: findingText.noSlot.fix,
      }
    case 'tag-raw':
      return describeTag({ ...finding, code }, email)
    case 'tag-partial':
    case 'tag-delimiter':
    case 'tag-expression':
    case 'tag-unclosed':
      return fix?.kind === 'confirmTag'
        ? { ...findingText.providerTags[code], chip: fix.tag, fix: findingText.corrected }
        : describeTag({ ...finding, code }, email)
    default:
      return assertNever(code)
  }
}

function describeTag(
  finding: Finding & { readonly code: keyof typeof findingText.tags },
  email: EmailTemplate,
): FindingDescription {
  return {
    ...findingText.tags[finding.code],
    chip: finding.tag ?? '',
    fix: isTagCorrected(finding, email) ? findingText.repair : findingText.takeOut,
  }
}

function describeUnknown(finding: Finding, email: EmailTemplate): FindingDescription {
  const meant = meantName(finding, email)
  const { title, text } = findingText.unknown
  const chip = `{{${finding.name ?? ''}}}`
  return meant === undefined
    ? { title, chip, text, fix: findingText.takeOut }
    : { title, chip, text: findingText.unknown.meant(meant), fix: findingText.use(meant) }
}

function describeWanted({ name = '', fix }: Finding, form: Form): FindingDescription {
  const { title, text, map } = findingText.wanted
  const source = fix?.kind === 'mapParameter' ? fieldsWithParameter(form).find(({ id }) => id === fix.field) : undefined
  return { title, chip: `{{${name}}}`, text, fix: source && map(source.label || source.name) }
}

function nameFix({ fix }: Finding): string {
  return fix?.kind === 'renameField' ? findingText.rename(fix.name) : findingText.unmap
}

/** A finding in one line. */
export function findingLine(finding: Finding, form: Form, email: EmailTemplate): string {
  const { title, chip } = describeFinding(finding, form, email)
  return chip === undefined ? title : `${title} ${chip}`
}

function isFieldName(form: Form, name: string): boolean {
  return fieldsWithParameter(form).some((field) => field.name === name)
}

function labelByName(form: Form, name: string): string {
  return fieldsWithParameter(form).find((field) => field.name === name)?.label || name
}

const namesInTags = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\{\{\s*[#^/]?\s*([^{}]*?)\s*\}\}/g), ([, name = '']) => name)

/** The name that a fix writes in place of an unknown one; undefined when it takes the tag out. */
function meantName({ fix, place }: Finding, email: EmailTemplate): string | undefined {
  if (fix?.kind !== 'setText') return undefined
  if (place.endsWith('/name')) return fix.text === '' ? undefined : fix.text
  const before = namesInTags(textAtPlace(email, place))
  const after = namesInTags(fix.text)
  return after.length === before.length ? after.find((name, index) => name !== before[index]) : undefined
}

/** Tells if a fix corrects the tag; else it removes it. */
function isTagCorrected({ fix, place, tag = '' }: Finding, email: EmailTemplate): boolean {
  return fix?.kind === 'setText' && fix.text !== textAtPlace(email, place).replace(tag, '')
}

/** A finding about how much the answers may weigh. */
interface SizeFinding extends Finding {
  readonly code: 'parameters-too-large' | 'answer-without-limit'
}

/** Bytes in a kB, as the provider counts. */
const kiloByte = 1024

/** Says that a file may be larger than is carried. */
function describeFileSize({ sizeBytes, limitBytes = 0 }: Finding, label: string): FindingDescription {
  const { title, unbounded, text, fix } = findingText.largeFile
  const limit = formatBytes(limitBytes)
  return {
    title: sizeBytes === undefined ? unbounded(label, limit) : title(label, formatBytes(sizeBytes), limit),
    text,
    fix: fix(limit),
  }
}

/** Says how much the answers may weigh, and which limits would fit. */
function describeSize(
  { code, name = '', sizeBytes = 0, limitBytes = 0, fix }: SizeFinding,
  form: Form,
): FindingDescription {
  const field = fieldsWithParameter(form).find((one) => one.name === name)
  const label = field ? field.label || field.name : ''
  const limits = fix?.kind === 'limitAnswers' ? fix.limits : []
  const limit = kiloBytes(limitBytes, Math.floor)
  if (code === 'answer-without-limit') {
    const { title, text, fix: fixText } = findingText.unlimited
    return { title: title(label, limits.length - 1), text: text(limit), fix: fixText }
  }
  const { title, text, textOfChoices, fix: fixText, fixOne } = findingText.tooLarge
  const most = formatNumber(Math.max(0, ...limits.map(({ max }) => max)))
  return {
    title: title(kiloBytes(sizeBytes, Math.ceil), limit),
    text: label === '' ? textOfChoices : text(label),
    fix: limits.length === 0 ? undefined : limits.length === 1 ? fixOne(label, most) : fixText(most),
  }
}

function kiloBytes(bytes: number, round: (kiloBytes: number) => number): string {
  return formatNumber(round(bytes / kiloByte))
}
