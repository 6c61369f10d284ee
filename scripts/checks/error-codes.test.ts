import { describe, expect, it } from 'vitest'
import { wireAnswers } from '../../apps/relay/src/http/wire/protocol.ts'
import { sendErrorCodes } from '../../packages/client/src/send-error.ts'
import { issueCodes } from '../../packages/core/src/model/issue.ts'
import { faultCodes } from '../../packages/core/src/schema/fault.ts'
import { foundIn, textsOf, unionOf } from './declared.ts'
import { codesIn, firstCodes, rowsOf, sectionOf } from './page.ts'
import { filesUnder, read } from './tree.ts'

const page = read('docs/reference/errors.md')

const rowsUnder = (heading: string): readonly (readonly string[])[] => rowsOf(sectionOf(page, heading))
const codesOf = (heading: string): string[] => firstCodes(rowsUnder(heading))

const sources = ['packages', 'apps']
  .flatMap(filesUnder)
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.|test-relay|contract-suite|torture\//.test(file))

/** Codes of error classes: `readonly code = '…'`. */
const classCodesIn = (files: readonly string[]): string[] =>
  files.flatMap((file) => [...read(file).matchAll(/readonly code = '([^']+)'/g)].map((match) => match[1] ?? ''))

/** Those of the studio's database have a table of their own. */
const isDatabase = (file: string): boolean => file.startsWith('apps/studio/src/domain/storage/')

/** The outcomes of an attempt, other than being accepted. */
const attemptCodes: readonly string[] = [
  ...sendErrorCodes,
  ...unionOf('packages/client/src/outbox/outcome.ts', 'AttemptCode').filter((code) => code !== 'accepted'),
]

const tags = unionOf('packages/email/src/tags/parse-tags.ts', 'TagFaultCode')
const catalogue: Readonly<Record<string, readonly string[]>> = {
  Sending: sendErrorCodes,
  'Answers that are no rejection': [
    ...unionOf('packages/client/src/answer.ts', 'AnswerCode'),
    ...unionOf('packages/client/src/outbox/outcome.ts', 'AttemptCode'),
  ],
  Issues: issueCodes,
  'Rules that are left out': unionOf('packages/core/src/rules/check.ts', 'RuleFlaw'),
  'Error classes': classCodesIn(sources.filter((file) => !isDatabase(file))),
  'Data that the studio does not open': classCodesIn(sources.filter(isDatabase)),
  'Faults of a form document': faultCodes,
  'Faults of a template document': unionOf('packages/email/src/template/template-error.ts', 'TemplateFaultCode'),
  'Mails that cannot be made': [...unionOf('packages/email/src/render/email-error.ts', 'EmailErrorCode'), ...tags],
  'Findings of the contract check': [...unionOf('packages/email/src/contract/finding.ts', 'FindingCode'), ...tags],
  'Problems of the management API': unionOf('apps/relay/src/http/management/read-request.ts', 'ProblemCode'),
  'Paused services': unionOf('apps/relay/src/delivery/mail/smtp-verdict.ts', 'BlockCause'),
  'Files that the studio does not open': textsOf('apps/studio/src/domain/storage/read-json.ts', 'code'),
  'Translations that are not taken over': textsOf('apps/studio/src/domain/languages/translation-file.ts', 'code'),
  'Saves that did not happen': textsOf('apps/studio/src/domain/storage/save-state.ts', 'kind'),
  'Shared forms that cannot be shown': foundIn('apps/studio/src/domain/sharing/share-code.ts', /^ {2}\| '([^']+)'/gm),
  'Sending that is not as safe as it could be': textsOf('packages/client/src/outbox/outbox.ts', 'fault'),
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
    const listed = rowsUnder('Answers of the wire').filter((cells) => cells.length === 3)
    const told = Object.entries(wireAnswers).map(([code, { status, text }]) => [`\`${code}\``, `${status}`, text])
    expect(listed).toEqual(told)
  })

  it('says for every refusal of the wire what to do', () => {
    const advised = rowsUnder('Answers of the wire').filter((cells) => cells.length === 2)
    const refusals = Object.keys(wireAnswers).filter((code) => code !== 'accepted')
    expect(advised.flatMap(([first = '']) => codesIn(first)).sort()).toEqual(refusals.sort())
  })

  it('tells what visitors read after every code that a call is rejected with', () => {
    const read = rowsUnder('Sending').map(([, , , says]) => says)
    expect(read).not.toContain('')
    const told = page
      .slice(page.indexOf('## What visitors read'))
      .replace('`missing-…`', '`missing-public-key` `missing-service-id` `missing-template-id`')
    expect(attemptCodes.filter((code) => !told.includes(`\`${code}\``))).toEqual([])
  })

  it('lets visitors read nothing after a code that there is not', () => {
    const rows = sectionOf(page, 'What visitors read')
      .split('\n')
      .filter((line) => line.startsWith('| '))
    const causes = rows.flatMap((row) => codesIn(row.split('|')[2] ?? ''))
    expect(causes).toContain('interrupted')
    expect(causes.filter((code) => code !== 'missing-…' && !attemptCodes.includes(code))).toEqual([])
  })

  it('misses no code that a source gives literally', () => {
    const literals = sources.flatMap((file) =>
      [...read(file).matchAll(/\bcode: '([a-z][a-z-]+)'/g)].map((match) => `${match[1]} in ${file}`),
    )
    expect(literals.length).toBeGreaterThan(20)
    expect(literals.filter((literal) => !page.includes(`\`${literal.split(' ')[0]}\``))).toEqual([])
  })
})
