import { escapeHtml, formatDay } from '@letterslot/core'
import { freeTextName } from '@letterslot/core/rare-rules'
import { isOwnParameter } from '../own-parameter.ts'
import type { AnswerRow, AnswersBlock } from '../template/template.ts'
import type { RenderedBlock } from './rendered-block.ts'
import { escapeLines, sheetRow } from './rendered-block.ts'

/** Stands where a field was shown and left empty. */
const noAnswer = '(no answer)'

const wrap = 'overflow-wrap:anywhere;word-break:break-word'
const cell =
  'padding:10px 0;border-bottom:1px solid #e4e0d8;font-size:14px;line-height:1.5;text-align:start;vertical-align:top'
const labelStyle = `${cell};padding-right:16px;width:40%;color:#4b5563;font-weight:400;${wrap}`
const valueStyle = `${cell};color:#1c2430;white-space:pre-wrap;${wrap}`
const emptyStyle = `${cell};color:#626a78;${wrap}`

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
  const answers = rows.flatMap(({ name, label, as }) => {
    const sent = params[name]
    if (sent === undefined) return []
    const value = as === 'date' ? formatDay(sent, locale) : sent
    // Without scripts the words beside “Other” come under a name of their own: no row prints them but that of the choice.
    const other = freeTextName(name)
    const words = rows.some((row) => row.name === other) ? '' : (params[other] ?? '').trim()
    return [{ label: label === '' ? name : label, value: [value, words].filter(Boolean).join(': ') }]
  })
  if (answers.length === 0) return undefined
  const hasLines = answers.some(({ value }) => value.includes('\n'))
  const lines = answers.map(({ label, value }) => htmlRow(label, value)).join('')
  const table = `<table class="ls-answers" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;border-collapse:collapse;border-top:1px solid #e4e0d8">${lines}</table>`
  return {
    html: sheetRow(table, { above: 12, below: 12 }),
    text: answers.map(({ label, value }) => textRow(label, value)).join(hasLines ? '\n\n' : '\n'),
  }
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

function htmlRow(label: string, value: string): string {
  const answer =
    value === ''
      ? `<td class="ls-dim ls-value" style="${emptyStyle}">${noAnswer}</td>`
      : `<td class="ls-ink ls-value" dir="auto" style="${valueStyle}">${escapeLines(value)}</td>`
  return `<tr><th class="ls-soft ls-label" scope="row" dir="auto" align="left" style="${labelStyle}">${escapeHtml(label)}</th>${answer}</tr>`
}

/**
 * An answer of several lines starts on a line of its own, so that its first line is not taken for all of it. A label
 * that ends in a mark of its own, as a question does, gets no colon.
 */
function textRow(label: string, value: string): string {
  const lead = /[\p{P}]$/u.test(label) ? label : `${label}:`
  if (value.includes('\n')) return `${lead}\n${value}`
  return `${lead} ${value === '' ? noAnswer : value}`
}
