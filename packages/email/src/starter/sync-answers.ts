import type { Field, Form } from '@letterslot/core'
import { stepValues } from '@letterslot/core/steps'
import { parameterFields } from '../parameters/placed-fields.ts'
import type { AnswerRow, AnswersBlock, Block } from '../template/block.ts'
import type { EmailTemplate } from '../template/template.ts'

/**
 * Keeps the answers tables that are `auto` in step with the form: a row for each field that sends, in the form's order,
 * under its label. Tables that the maker took over, and templates of another form or of any form, stay as they are.
 * @returns the very template that was given where nothing changes, so that nothing is saved for nothing.
 */
export function syncAnswers(template: EmailTemplate, form: Form): EmailTemplate {
  if (template.formId !== form.id) return template
  const blocks = template.blocks.map((block) => syncBlock(block, form))
  return blocks.every((block, index) => block === template.blocks[index]) ? template : { ...template, blocks }
}

function syncBlock(block: Block, form: Form): Block {
  if (block.kind !== 'answers' || !block.auto) return block
  const rows = rowsOf(form, block.rows)
  return sameRows(block, rows) ? block : { ...block, rows }
}

function sameRows(block: AnswersBlock, rows: readonly AnswerRow[]): boolean {
  return block.rows.length === rows.length && rows.every((row, index) => row === block.rows[index])
}

/**
 * The rows of a form's fields, in its order; what a maker's tool wrote beside name and label stays on them.
 * @param before - the rows there were.
 */
export function rowsOf(form: Form, before: readonly AnswerRow[] = []): readonly AnswerRow[] {
  const titles = sectionTitles(form)
  // The first one of a name counts.
  const rows = new Map(before.toReversed().map((row) => [row.name, row]))
  return parameterFields(form).map((field) => rowOf(field, rows.get(field.name), titles.get(field.id)))
}

/** The title of the section of each field that stands in one. */
function sectionTitles({ pages }: Form): ReadonlyMap<string, string> {
  const titles = new Map<string, string>()
  for (const { fields } of pages) {
    let title: string | undefined
    for (const { id, kind, label } of fields) {
      if (kind === 'section') title = label
      else if (title?.trim()) titles.set(id, title)
    }
  }
  return titles
}

/** The parts of a row that follow from its field. */
const printedKeys = ['as', 'currency', 'unit', 'of', 'yes', 'no', 'section'] as const

/**
 * The row of a field.
 * @param section - the title of the one that it stands in.
 */
export function rowOf(field: Field, before?: AnswerRow, section?: string): AnswerRow {
  const kept = Object.fromEntries(
    Object.entries(before ?? {}).filter(([key]) => !printedKeys.some((one) => one === key)),
  )
  const printed = { ...(section !== undefined && { section }), ...printedAs(field) }
  const isSame = before?.name === field.name && before.label === field.label
  if (isSame && printedKeys.every((key) => before[key] === printed[key])) return before
  return { ...kept, name: field.name, label: field.label, ...printed }
}

/** The words that an answer is printed in, where it is not printed as it was sent. */
function printedAs(field: Field): Omit<AnswerRow, 'name' | 'label'> {
  const { kind, currency, unit } = field
  switch (kind) {
    case 'date':
    case 'datetime':
      return { as: 'date' }
    case 'calculated':
    case 'slider':
      if (currency !== undefined) return { as: 'currency', currency }
      return unit ? { as: 'number', unit } : {}
    case 'currency':
      return { as: kind, ...(currency !== undefined && { currency }) }
    case 'rating':
      return { as: kind, of: Number(stepValues(field).at(-1)) }
    case 'yesNo': {
      const [yes, no] = ['yes', 'no'].map((value) => field.options?.find((option) => option.value === value)?.label)
      return { as: kind, ...(yes && { yes }), ...(no && { no }) }
    }
    case 'consent':
    case 'country':
    case 'dateRange':
    case 'phone':
      return { as: kind }
    default:
      return {}
  }
}
