import type { Field, Form, Page } from '@letterslot/core'
import { calculationNames } from '@letterslot/core/calculation'
import { type EmailTemplate, renameTag } from '@letterslot/email'
import { fieldTitle } from '../../domain/document/field-kind-info.ts'
import { allFields } from '../../domain/document/find-field.ts'
import { pageName } from '../../domain/document/page-name.ts'
import { buildText } from '../../domain/texts/build.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import type { StudioDocument } from '../../model/studio-document.ts'

type Named = Pick<Field, 'id' | 'name'>

/**
 * The parts of a document that name fields, in words: conditions, rules, calculations, answers in labels and helps, what fills a
 * field, ways between pages, the texts after sending, the mail and its parameters.
 * @param gone - fields that are taken away: they themselves are not told.
 */
export function usersOf({ form, email }: StudioDocument, gone: readonly Named[]): readonly string[] {
  const { users } = buildText
  const ids = new Set<string>(gone.map(({ id }) => id))
  const others = allFields(form).filter(({ id }) => !ids.has(id))
  // What has another field's name too stands for that one.
  const names = gone.flatMap(({ name }) => (others.some((other) => other.name === name) ? [] : name))
  const { delivery = undefined, sentText = '', sentBlocks = [], translations = {} } = form
  const layers = Object.values(translations)
  const isTagged = (texts: readonly (string | undefined)[]): boolean => texts.some((text) => hasTag(text, names))
  const isUser = (field: Field): boolean =>
    asks([field.visibleWhen, field.requiredWhen, field.rules, field.prefillFrom], ids) ||
    calculationNames(field.calculate ?? '').some((name) => names.includes(name)) ||
    isTagged([field.label, field.help, field.text, ...layers.flatMap((layer) => fieldWords(layer, field))])
  const isWayUser = ({ visibleWhen, next }: Page): boolean => asks([visibleWhen, next], ids)
  return [
    ...others.filter(isUser).map((field) => users.field(fieldTitle(field))),
    ...form.pages.filter(isWayUser).map(({ id }) => users.ways(pageName(form, id, pagesText.untitled))),
    ...(isTagged([sentText, ...layers.map((layer) => layer.sentText)]) ? [users.sent] : []),
    ...(isTagged([
      ...sentBlocks.flatMap(sentBlockTexts),
      ...layers.flatMap((layer) => Object.values(layer.sentBlocks ?? {})),
    ])
      ? [users.thanks]
      : []),
    ...(isTagged(mailTexts(email)) ? [users.mail] : []),
    ...(Object.values(delivery?.map ?? {}).some((id) => ids.has(id)) ? [users.parameters] : []),
    ...(names.includes(delivery?.noteIn ?? '') ? [users.note] : []),
  ]
}

/** The fields and ways that ask for one option of a field, in words. */
export function usersOfOption(form: Form, { id, name }: Named, value: string): readonly string[] {
  const { users } = buildText
  const isAsked = (part: unknown): boolean => {
    let isFound = false
    JSON.stringify(part, (_key, one: unknown) => {
      if (typeof one === 'object' && one !== null && 'field' in one && one.field === id && 'to' in one)
        isFound ||= [one.to].flat().includes(value)
      return one
    })
    return isFound
  }
  const isCalculated = ({ calculate = '' }: Field): boolean =>
    calculationNames(calculate).includes(name) && calculate.includes(`"${value}"`)
  return [
    ...allFields(form)
      .filter((field) => isAsked([field.visibleWhen, field.requiredWhen]) || isCalculated(field))
      .map((field) => users.field(fieldTitle(field))),
    ...form.pages
      .filter(({ visibleWhen, next }) => isAsked([visibleWhen, next]))
      .map((page) => users.ways(pageName(form, page.id, pagesText.untitled))),
  ]
}

/** The calculations that name a question of a group, by their fields' titles. */
export function usersOfQuestion(form: Form, group: Named, question: string): readonly string[] {
  return allFields(form)
    .filter(({ calculate = '' }) => calculationNames(calculate).includes(`${group.name}.${question}`))
    .map((field) => buildText.users.field(fieldTitle(field)))
}

function asks(parts: readonly unknown[], ids: ReadonlySet<string>): boolean {
  let isFound = false
  JSON.stringify(parts, (key, part: unknown) => {
    isFound ||= key === 'field' && typeof part === 'string' && ids.has(part)
    return part
  })
  return isFound
}

function hasTag(text: string | undefined, names: readonly string[]): boolean {
  return text !== undefined && names.some((name) => renameTag(text, name, `${name}-`) !== text)
}

function fieldWords(
  { fields = {} }: NonNullable<Form['translations']>[string],
  { id }: Named,
): readonly (string | undefined)[] {
  const words = fields[id]
  return [words?.label, words?.help, words?.text]
}

function sentBlockTexts(block: NonNullable<Form['sentBlocks']>[number]): readonly (string | undefined)[] {
  if (block.kind === 'image') return []
  return block.kind === 'calendar' ? [block.text, block.when, block.place] : [block.text]
}

/** The texts of a mail; its table of answers follows the form by itself, or by its rows. */
function mailTexts({ to, cc, bcc, replyTo, fromName, subject, blocks }: EmailTemplate): readonly string[] {
  const words = blocks.flatMap((block) => {
    if (block.kind === 'answers') return block.auto ? [] : block.rows.map(({ name }) => `{{${name}}}`)
    return 'text' in block ? [block.text] : []
  })
  return [...to, ...cc, ...bcc, replyTo, fromName, subject, ...words]
}
