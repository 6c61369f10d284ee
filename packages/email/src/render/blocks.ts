import { assertNever, directionOf, escapeHtml } from '@letterslot/core'
import { answerInWords } from '@letterslot/core/answer-words'
import { freeTextName } from '@letterslot/core/rare-rules'
import { isOwnParameter } from '../parameters/parameter-names.ts'
import { eachTag } from '../tags/each-tag.ts'
import type { AnswerRow, AnswersBlock, Block } from '../template/block.ts'
import type { Interpolate } from './interpolate.ts'
import { mailWords } from './mail-words.ts'

/** Renders one block; undefined where there is nothing to show, so that no empty space is left either. */
export function renderBlock(
  block: Block,
  interpolate: Interpolate,
  params: Readonly<Record<string, string>>,
  locale: string,
): RenderedBlock | undefined {
  switch (block.kind) {
    case 'heading': {
      const text = interpolate(block.text).trim()
      return text === '' ? undefined : renderHeading(text)
    }
    case 'text': {
      const text = interpolate(block.text)
      return text.trim() === '' ? undefined : renderText(text)
    }
    case 'answers':
      return renderAnswers(block, params, locale)
    case 'divider':
      return renderDivider()
    default:
      return assertNever(block)
  }
}

const dividerStyle = 'border-top:1px solid #e4e0d8;font-size:0;line-height:0'

/** A line across. */
function renderDivider(): RenderedBlock {
  const line = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="ls-line" style="${dividerStyle}">&nbsp;</td></tr></table>`
  return { html: sheetRow(line, { above: 16, below: 16 }), text: '-'.repeat(40) }
}

/** The longest underline of a heading in the text part, in characters: a mail is read at about 72. */
const maxUnderline = 72

const headingStyle =
  'margin:0;color:#1c2430;font-size:22px;line-height:1.25;font-weight:600;letter-spacing:-0.02em;overflow-wrap:anywhere;word-break:break-word'

/** A heading; in the text part it is underlined. */
export function renderHeading(text: string): RenderedBlock {
  const longestLine = text.split('\n').reduce((most, { length }) => Math.max(most, length), 0)
  return {
    html: sheetRow(`<h1 class="ls-ink" dir="auto" style="${headingStyle}">${escapeLines(text)}</h1>`, {
      above: 16,
      below: 4,
    }),
    text: `${text}\n${'='.repeat(Math.min(longestLine, maxUnderline))}`,
  }
}

const paragraphStyle =
  'margin:0;color:#1c2430;font-size:15px;line-height:1.6;white-space:pre-wrap;overflow-wrap:anywhere;word-break:break-word'

/** A paragraph; newlines and spaces are kept. */
export function renderText(text: string): RenderedBlock {
  return {
    html: sheetRow(`<p class="ls-ink" dir="auto" style="${paragraphStyle}">${escapeLines(text)}</p>`, {
      above: 8,
      below: 8,
    }),
    text,
  }
}

/** One part of a mail in both of its forms. The HTML is a table row of the sheet; the text has no line end of its own. */
export interface RenderedBlock {
  readonly html: string
  readonly text: string
}

/** Space around a block on the sheet, in CSS pixels. */
interface RowSpace {
  readonly above: number
  readonly below: number
}

/** Puts a block's HTML in a row of the sheet. The space stands on the cell: Outlook drops margins of what is inside. */
export function sheetRow(content: string, space: RowSpace): string {
  return `<tr><td class="ls-cell" style="padding:${space.above}px 36px ${space.below}px">${content}</td></tr>`
}

/** As `escapeHtml`, with each newline as a line break: what a person typed on several lines stays on several lines. */
export function escapeLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

const wrap = 'overflow-wrap:anywhere;word-break:break-word'
const cellStyle =
  'padding:10px 0;border-bottom:1px solid #e4e0d8;font-size:14px;line-height:1.5;text-align:start;vertical-align:top'
const rowLabelStyle = `${cellStyle};width:40%;color:#4b5563;font-weight:400;${wrap}`
const valueStyle = `${cellStyle};color:#1c2430;white-space:pre-wrap;${wrap}`
const emptyStyle = `${cellStyle};color:#626a78;${wrap}`

/**
 * The answers table: a row for each parameter that was sent. A field that its condition hid sends none, so it has no
 * row; one that was shown and left empty says so.
 */
export function renderAnswers(
  block: AnswersBlock,
  params: Readonly<Record<string, string>>,
  locale: string,
): RenderedBlock | undefined {
  const rows = answerRows(block, params)
  const answers = rows.flatMap((row) => {
    const { name } = row
    const sent = params[name]
    if (sent === undefined) return []
    const value = answerWords(row, sent, locale)
    // Without scripts the words beside “Other” come under a name of their own: no row prints them but that of the choice.
    const other = freeTextName(name)
    const words = rows.some((row) => row.name === other) ? '' : (params[other] ?? '').trim()
    // A name that stands for a label is the sender's: filled with answers, it could grow a mail by its square.
    const label = block.rows.length > 0 ? rowHeading(row.label, { rows, params, locale }) : row.label
    const title = rowHeading(row.section ?? '', { rows, params, locale }).trim()
    return [{ title, label: label === '' ? name : label, value: [value, words].filter(Boolean).join(': ') }]
  })
  if (answers.length === 0) return undefined
  const { noAnswer } = mailWords(locale)
  const sides = directionOf(locale) === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const gap = answers.some(({ value }) => value.includes('\n')) ? '\n\n' : '\n'
  const parts = partsBySection(answers)
  const lines = parts
    .map(({ title, rows }) => `${title}${rows.map((row) => htmlRow(row, noAnswer, sides)).join('')}`)
    .join('')
  const table = `<table class="ls-answers" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:collapse;border-top:1px solid #e4e0d8">${lines}</table>`
  return {
    html: sheetRow(table, { above: 12, below: 12 }),
    text: parts
      .map(({ name, rows }) => textSection(name) + rows.map((row) => textRow(row, noAnswer)).join(gap))
      .join('\n\n'),
  }
}

function answerWords({ as, currency, unit, of, yes, no }: AnswerRow, sent: string, locale: string): string {
  if (as === undefined) return sent
  if (as === 'yesNo') return (sent === 'yes' ? yes : sent === 'no' ? no : undefined) ?? sent
  const kind = as === 'number' ? 'calculated' : as
  const facts = { ...(currency && { currency }), ...(unit && { unit }), ...(of !== undefined && { to: of }) }
  return answerInWords({ kind, ...facts }, sent, locale)
}

interface Table {
  readonly rows: readonly AnswerRow[]
  readonly params: Readonly<Record<string, string>>
  readonly locale: string
}

/** A label, or the title of a section, as its visitor read it: a tag in it that names a row is the answer of that, and any other stays as it is. */
function rowHeading(label: string, { rows, params, locale }: Table): string {
  return eachTag(label, (tag, sign, name) => {
    const row = sign === '' && rows.find((one) => one.name === name)
    return row ? answerWords(row, params[name] ?? '', locale) : tag
  })
}

/** The rows to print: the template's, or for a template of any form every answer under its parameter's name. */
function answerRows(block: AnswersBlock, params: Readonly<Record<string, string>>): readonly AnswerRow[] {
  if (!block.auto || block.rows.length > 0) return block.rows
  return Object.keys(params)
    .filter((name) => !isOwnParameter(name) && !isListItem(name, params))
    .map((name) => ({ name, label: name }))
}

/** True for a parameter that is a part of one that is printed whole: `day.0` beside `day`. */
function isListItem(name: string, params: Readonly<Record<string, string>>): boolean {
  const [, list] = /^(.+)\.\d+$/.exec(name) ?? []
  return list !== undefined && params[list] !== undefined
}

interface PrintedAnswer {
  readonly title: string
  readonly label: string
  readonly value: string
}

/** Answers that follow each other in one section, or in none. */
interface AnswerPart {
  readonly name: string
  /** The table row above them. */
  readonly title: string
  readonly rows: readonly PrintedAnswer[]
}

function partsBySection(answers: readonly PrintedAnswer[]): readonly AnswerPart[] {
  const starts = answers.flatMap(({ title }, index) =>
    index > 0 && title === answers[index - 1]?.title ? [] : [index],
  )
  return starts.map((start, index) => {
    const name = answers[start]?.title ?? ''
    return {
      name,
      title: index > 0 || name !== '' ? sectionRow(name) : '',
      rows: answers.slice(start, starts[index + 1]),
    }
  })
}

const sectionTitleStyle = `margin:0;color:#1c2430;font-size:15px;line-height:1.4;font-weight:600;${wrap}`

/** The title of a section above its answers; where none follows one, the space that parts them. */
function sectionRow(title: string): string {
  const words =
    title === '' ? '&nbsp;' : `<h2 class="ls-ink" dir="auto" style="${sectionTitleStyle}">${escapeHtml(title)}</h2>`
  return `<tr><td class="ls-line" colspan="2" style="padding:20px 0 6px;border-bottom:1px solid #e4e0d8">${words}</td></tr>`
}

/** The title of a section in the text part, underlined. */
function textSection(title: string): string {
  return title === '' ? '' : `${title}\n${'-'.repeat(Math.min(title.length, maxUnderline))}\n`
}

/**
 * One row of the table.
 * @param sides - where a line begins, and where it ends.
 */
function htmlRow({ label, value }: PrintedAnswer, noAnswer: string, [start, end]: readonly [string, string]): string {
  const answer =
    value === ''
      ? `<td class="ls-dim ls-value" dir="auto" style="${emptyStyle}">${noAnswer}</td>`
      : `<td class="ls-ink ls-value" dir="auto" style="${valueStyle}">${escapeLines(value)}</td>`
  return `<tr><th class="ls-soft ls-label" scope="row" dir="auto" align="${start}" style="${rowLabelStyle};padding-${end}:16px">${escapeHtml(label)}</th>${answer}</tr>`
}

/**
 * An answer of several lines starts on a line of its own, so that its first line is not taken for all of it. A label
 * that ends in a mark of its own, as a question does, gets no colon.
 */
function textRow({ label, value }: PrintedAnswer, noAnswer: string): string {
  const lead = /[\p{Term}…]$/u.test(label) ? label : `${label}:`
  if (value.includes('\n')) return `${lead}\n${value}`
  return `${lead} ${value === '' ? noAnswer : value}`
}
