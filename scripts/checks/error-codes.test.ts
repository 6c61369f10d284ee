import { describe, expect, it } from 'vitest'
import { wireAnswers } from '../../apps/relay/src/wire/answers.ts'
import { sendErrorCodes } from '../../packages/client/src/send-error.ts'
import { issueCodes } from '../../packages/core/src/issue.ts'
import { faultCodes } from '../../packages/core/src/schema/fault.ts'
import { filesUnder, read } from './tree.ts'

const page = read('docs/reference/errors.md')

/** The tables of one section, row by row, cell by cell. Cells hold no bar. */
function rowsOf(heading: string): readonly (readonly string[])[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    )
}

const codesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
const codesOf = (heading: string): string[] => rowsOf(heading).flatMap(([first = '']) => codesIn(first))

/** The texts of a union that a file declares; names of other unions in it are left to the caller. */
function unionOf(file: string, name: string): string[] {
  const declared = new RegExp(`type ${name} =((?:\\s*\\|?\\s*(?:'[^']+'|[A-Z]\\w*))+)`).exec(read(file))?.[1] ?? ''
  return [...declared.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '')
}

/** The literals of a member of an interface or of a union's parts: `code: 'a' | 'b'`, `kind: 'c'`. */
function membersOf(file: string, member: string): string[] {
  const pattern = new RegExp(`readonly ${member}:((?:\\s*\\|?\\s*'[^']+')+)`, 'g')
  return [...read(file).matchAll(pattern)].flatMap(([, group = '']) =>
    [...group.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? ''),
  )
}

const sources = ['packages', 'apps']
  .flatMap(filesUnder)
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.|test-relay|contract-suite|torture\//.test(file))

/** Codes of error classes: `readonly code = '…'`. */
const classCodesIn = (files: readonly string[]): string[] =>
  files.flatMap((file) => [...read(file).matchAll(/readonly code = '([^']+)'/g)].map((match) => match[1] ?? ''))

/** Those of the studio's database have a table of their own. */
const isDatabase = (file: string): boolean => file.startsWith('apps/studio/src/storage/')

const tags = unionOf('packages/email/src/tags/tag-fault.ts', 'TagFaultCode')
const catalogue: Readonly<Record<string, readonly string[]>> = {
  Sending: sendErrorCodes,
  'Answers that are no rejection': [
    ...unionOf('packages/client/src/answer.ts', 'AnswerCode'),
    ...[...read('packages/client/src/outbox/outcome.ts').matchAll(/code: '([^']+)'/g)].map((match) => match[1] ?? ''),
  ],
  Issues: issueCodes,
  'Rules that are left out': unionOf('packages/core/src/rules/check.ts', 'RuleFlaw'),
  'Error classes': classCodesIn(sources.filter((file) => !isDatabase(file))),
  'Data that the studio does not open': classCodesIn(sources.filter(isDatabase)),
  'Faults of a form document': faultCodes,
  'Faults of a template document': unionOf('packages/email/src/template/template-error.ts', 'TemplateFaultCode'),
  'Mails that cannot be made': [...unionOf('packages/email/src/email-error.ts', 'EmailErrorCode'), ...tags],
  'Findings of the contract check': [...unionOf('packages/email/src/contract/finding.ts', 'FindingCode'), ...tags],
  'Problems of the management API': unionOf('apps/relay/src/management/problem.ts', 'ProblemCode'),
  'Paused services': unionOf('apps/relay/src/mail/smtp-verdict.ts', 'BlockCause'),
  'Files that the studio does not open': membersOf('apps/studio/src/storage/open-fault.ts', 'code'),
  'Saves that did not happen': membersOf('apps/studio/src/storage/save-failure.ts', 'kind'),
}

describe('docs/reference/errors.md', () => {
  it.each(Object.entries(catalogue))('lists what the code has, and nothing else, under %s', (heading, codes) => {
    expect(codes.length).toBeGreaterThan(0)
    expect([...new Set(codesOf(heading))].sort()).toEqual([...new Set(codes)].sort())
  })

  it.each(Object.keys(catalogue))('lists nothing twice under %s', (heading) => {
    const codes = codesOf(heading)
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  })

  it('gives every answer of the wire with its status and text', () => {
    const listed = rowsOf('Answers of the wire').filter((cells) => cells.length === 3)
    const told = Object.entries(wireAnswers).map(([code, { status, text }]) => [`\`${code}\``, `${status}`, text])
    expect(listed).toEqual(told)
  })

  it('says for every refusal of the wire what to do', () => {
    const advised = rowsOf('Answers of the wire').filter((cells) => cells.length === 2)
    const refusals = Object.keys(wireAnswers).filter((code) => code !== 'accepted')
    expect(advised.flatMap(([first = '']) => codesIn(first)).sort()).toEqual(refusals.sort())
  })

  it('tells what visitors read after every code that a call is rejected with', () => {
    const read = rowsOf('Sending').map(([, , , says]) => says)
    expect(read).not.toContain('')
    const told = page
      .slice(page.indexOf('## What visitors read'))
      .replace('`missing-…`', '`missing-public-key` `missing-service-id` `missing-template-id`')
    expect(sendErrorCodes.filter((code) => code !== 'aborted' && !told.includes(`\`${code}\``))).toEqual([])
  })

  it('misses no code that a source gives literally', () => {
    const literals = sources.flatMap((file) =>
      [...read(file).matchAll(/\bcode: '([a-z][a-z-]+)'/g)].map((match) => `${match[1]} in ${file}`),
    )
    expect(literals.length).toBeGreaterThan(20)
    expect(literals.filter((literal) => !page.includes(`\`${literal.split(' ')[0]}\``))).toEqual([])
  })
})
