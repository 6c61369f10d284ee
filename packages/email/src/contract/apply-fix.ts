import { assertNever, type Form } from '@letterslot/core'
import { isNotePlace } from '../parameters/placed-fields.ts'
import { renameTag } from '../tags/each-tag.ts'
import type { AnswersBlock, Block } from '../template/block.ts'
import type { EmailTemplate } from '../template/template.ts'
import { changeField, fieldAt, limitFile, limitTo, requireAddress } from './change-field.ts'
import { hasNamedField, mapParameter, unmapParameter, withoutNote } from './change-mapping.ts'
import type { AppliedFix, FormFix, TemplateFix } from './fix.ts'

/** A form and its mail, which change together. */
export interface Contract {
  readonly form: Form
  readonly template: EmailTemplate
}

/** Makes the change that settles a finding; what was given stays as it is. */
export function applyFix({ form, template }: Contract, fix: AppliedFix): Contract {
  switch (fix.kind) {
    case 'addRow':
    case 'setText':
    case 'allowVisitorRecipients':
      return { form, template: changeTemplate(template, fix) }
    case 'renameField':
      return renameField({ form, template }, fix.place, fix.name)
    case 'requireField':
    case 'mapParameter':
    case 'unmapParameter':
    case 'clearNote':
    case 'limitAnswers':
    case 'limitFile':
      return { form: changeForm(form, fix), template }
    default:
      return assertNever(fix)
  }
}

/** The mail goes on printing the answer, under its new name, unless another field has the old one. */
function renameField({ form, template }: Contract, place: string, name: string): Contract {
  const before = fieldAt(form, place)?.name
  const renamed = changeForm(form, { kind: 'renameField', place, name })
  const isLeft = before === undefined || hasNamedField(renamed, before)
  return { form: renamed, template: isLeft ? template : renameParameter(template, before, name) }
}

function changeTemplate(template: EmailTemplate, fix: TemplateFix): EmailTemplate {
  switch (fix.kind) {
    case 'addRow':
      return { ...template, blocks: addAnswerRow(template.blocks, fix.name, fix.label) }
    case 'setText':
      return setText(template, fix.place, fix.text)
    case 'allowVisitorRecipients':
      return { ...template, visitorRecipients: true }
    default:
      return assertNever(fix)
  }
}

/** Adds a row to the first answers table, or a table for it at the end of a mail that has none. */
function addAnswerRow(blocks: readonly Block[], name: string, label: string): readonly Block[] {
  const at = blocks.findIndex(({ kind }) => kind === 'answers')
  if (at === -1) return [...blocks, { id: freshId(blocks), kind: 'answers', auto: false, rows: [{ name, label }] }]
  return blocks.map((block, index) =>
    index === at && block.kind === 'answers' ? { ...block, rows: [...block.rows, { name, label }] } : block,
  )
}

function freshId(blocks: readonly Block[]): string {
  let count = blocks.length + 1
  while (blocks.some(({ id }) => id === `b${count}`)) count += 1
  return `b${count}`
}

/** Writes a text at its JSON pointer. An answers row that loses its name goes with it. */
function setText(template: EmailTemplate, place: string, text: string): EmailTemplate {
  const [, field = '', first = '', second = '', third = ''] = place.split('/')
  switch (field) {
    case 'replyTo':
    case 'fromName':
    case 'subject':
      return { ...template, [field]: text }
    case 'to':
    case 'cc':
    case 'bcc':
      return { ...template, [field]: template[field].map((item, index) => (index === Number(first) ? text : item)) }
    case 'blocks': {
      const blocks = template.blocks.map((block, index) =>
        index === Number(first) ? setBlockText(block, text, second === 'rows' ? Number(third) : undefined) : block,
      )
      return { ...template, blocks }
    }
    default:
      return template
  }
}

function setBlockText(block: Block, text: string, row: number | undefined): Block {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return { ...block, text }
    case 'answers':
      return row === undefined ? block : setRowName(block, row, text)
    case 'divider':
      return block
    default:
      return assertNever(block)
  }
}

function setRowName(block: AnswersBlock, row: number, name: string): AnswersBlock {
  const rows = block.rows.flatMap((item, index) => {
    if (index !== row) return [item]
    return name === '' ? [] : [{ ...item, name }]
  })
  return { ...block, rows }
}

/** Writes another name wherever a template names a parameter: in every text, and in the rows of its tables. */
export function renameParameter(template: EmailTemplate, from: string, to: string): EmailTemplate {
  const renamed = (text: string): string => renameTag(text, from, to)
  return {
    ...template,
    to: template.to.map(renamed),
    cc: template.cc.map(renamed),
    bcc: template.bcc.map(renamed),
    replyTo: renamed(template.replyTo),
    fromName: renamed(template.fromName),
    subject: renamed(template.subject),
    blocks: template.blocks.map((block) => renameIn(block, from, to)),
  }
}

function renameIn(block: Block, from: string, to: string): Block {
  if (block.kind === 'divider') return block
  if (block.kind !== 'answers') return { ...block, text: renameTag(block.text, from, to) }
  return { ...block, rows: block.rows.map((row) => (row.name === from ? { ...row, name: to } : row)) }
}

/** Makes a change of the form; one whose target is gone changes nothing. */
export function changeForm(form: Form, fix: FormFix): Form {
  switch (fix.kind) {
    case 'requireField':
      return changeField(form, fix.place, requireAddress)
    case 'renameField':
      return renameFormField(form, fix.place, fix.name)
    case 'mapParameter':
      return mapParameter(form, fix.name, fix.field)
    case 'unmapParameter':
      return unmapParameter(form, fix.name)
    case 'clearNote':
      return withoutNote(form)
    case 'limitAnswers':
      return fix.limits.reduce(
        (limited, limit) => changeField(limited, limit.place, (field) => limitTo(field, limit)),
        form,
      )
    case 'limitFile':
      return changeField(form, fix.place, (field) => limitFile(field, fix.maxBytes))
    default:
      return assertNever(fix)
  }
}

/** A note of late messages follows its text, unless another text has the old name. */
function renameFormField(form: Form, place: string, name: string): Form {
  const { name: before, kind } = fieldAt(form, place) ?? {}
  const renamed = changeField(form, place, (field) => ({ ...field, name }))
  const isNoted = (kind === 'text' || kind === 'textarea') && renamed.delivery?.noteIn === before
  if (before === undefined || !renamed.delivery || !isNoted || isNotePlace(renamed, before)) return renamed
  return { ...renamed, delivery: { ...renamed.delivery, noteIn: name } }
}
