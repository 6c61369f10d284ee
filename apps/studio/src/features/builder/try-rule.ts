import { compileForm, type Field, type FileValue, type Form, formatIssue, type Value } from '@letterslot/core'
import { issues as messages } from '@letterslot/core/messages/en'
import { compilePatternMatcher } from '@letterslot/core/patterns'
import { compileRareRule } from '@letterslot/core/rare-rules'
import { readFileSize } from '../../domain/document/file-size.ts'

/** `photo.jpg 7 MB`: a file of that name and size; without a size it has none worth mentioning. */
function fileFromText(text: string): readonly FileValue[] {
  const typed = text.trim()
  // A size is short: what stands far before the end is a name.
  const [size = ''] = /\d+(?:\.\d+)?\s*(?:b|kb|mb)$/i.exec(typed.slice(-40)) ?? []
  const name = typed.slice(0, typed.length - size.length).trimEnd()
  const [, ending = ''] = /\.(\w+)$/.exec(name) ?? []
  const type = typesByEnding[ending.toLowerCase()] ?? ''
  return name === '' && size === '' ? [] : [{ name, type, size: readFileSize(size) ?? 1 }]
}

/** Media types of the commonest file name endings, as browsers report them. */
const typesByEnding: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  txt: 'text/plain',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
}

/**
 * Makes a value of a typed text: checkboxes take a number of chosen options, consent any text for yes, files their
 * names.
 */
export function valueFromText(field: Field, text: string): Value {
  switch (field.kind) {
    case 'checkboxes':
      return (field.options ?? []).slice(0, Math.max(0, Number.parseInt(text, 10) || 0)).map(({ value }) => value)
    case 'file':
      return text.split(',').flatMap(fileFromText)
    case 'consent':
      return text !== ''
    default:
      return text
  }
}

/**
 * The message under the field when this value breaks this rule; undefined when it holds. Conditions are left aside: the
 * rule is tried, not the form.
 */
export function tryRule(form: Form, field: Field, ruleIndex: number, text: string): string | undefined {
  const { visibleWhen: _visible, requiredWhen: _required, ...bare } = field
  const trial: Form = {
    ...form,
    pages: form.pages.map((page, index) => ({ ...page, fields: index === 0 ? [bare] : [] })),
  }
  const issue = compileForm(trial, { compilePatternMatcher, compileRareRule })
    .validateField(field.id, { [field.id]: valueFromText(field, text) })
    .find(({ rule }) => rule === ruleIndex)
  return issue && formatIssue(issue, { form: trial, messages })
}
