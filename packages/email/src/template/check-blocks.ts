import type { TemplateCheck } from './template-check.ts'

/** A parameter's name, or names joined by dots. */
const rowNamePattern = /^[A-Za-z_][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*$/

/** Checks the blocks of a template document: known kinds, ids that differ, the texts and rows that each kind needs. */
export function checkBlocks(blocks: unknown, check: TemplateCheck): void {
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
      checkAnswers(block, pointer, check)
      return
    default:
      check.report(`${pointer}/kind`, 'unknown-kind', `There is no block of the kind “${kind}”.`)
  }
}

function checkAnswers(block: Readonly<Record<string, unknown>>, pointer: string, check: TemplateCheck): void {
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
    if (row['as'] !== undefined && row['as'] !== 'date')
      check.report(`${place}/as`, 'unknown-kind', 'A row is printed as it is, or as a date.')
  }
}
