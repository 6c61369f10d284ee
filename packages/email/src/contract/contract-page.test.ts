import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FindingCode } from './finding.ts'
import type { Fix } from './fix.ts'

const page = readFileSync(new URL('../../../../docs/reference/contract.md', import.meta.url), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `') && line.split('|').length === 7)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

/** A table that does not compile with a code missing. */
const codes: Readonly<Record<FindingCode, true>> = {
  'unknown-parameter': true,
  'field-not-in-mail': true,
  'shown-in-subject-alone': true,
  'subject-can-be-empty': true,
  'recipient-can-be-empty': true,
  'recipient-invalid': true,
  'recipient-from-visitor': true,
  'reply-to-not-email': true,
  'reply-to-can-be-empty': true,
  'reply-to-empty': true,
  'name-reserved': true,
  'name-built-in': true,
  'parameter-twice': true,
  'mapping-without-field': true,
  'note-gone': true,
  'parameters-too-large': true,
  'answer-without-limit': true,
  'file-without-slot': true,
  'file-too-large': true,
  'tag-raw': true,
  'tag-partial': true,
  'tag-delimiter': true,
  'tag-expression': true,
  'tag-unclosed': true,
}
const fixes: Readonly<Record<Fix['kind'], true>> = {
  addRow: true,
  setText: true,
  allowVisitorRecipients: true,
  requireField: true,
  renameField: true,
  mapParameter: true,
  unmapParameter: true,
  clearNote: true,
  limitAnswers: true,
  limitFile: true,
  fillRecipient: true,
  confirmSlot: true,
  confirmTag: true,
}

describe('docs/reference/contract.md', () => {
  it('[E87] lists every code of the check once, and no other', () => {
    expect(rows.map(([code = '']) => code.replaceAll('`', '')).sort()).toEqual(Object.keys(codes).sort())
  })

  it('[E87] gives each a severity, a place, a reason and a fix', () => {
    expect(rows.filter((cells) => cells.includes('') || !/^(?:error|warning|info)$/.test(cells[1] ?? ''))).toEqual([])
  })

  it('[E87] names every kind of fix', () => {
    expect(Object.keys(fixes).filter((kind) => !page.includes(`\`${kind}\``))).toEqual([])
  })
})
