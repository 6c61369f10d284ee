import { expect, it } from 'vitest'
import { sendErrorCodes } from '../send-error.ts'
import type { AnswerStep, Evidence } from './answer-row.ts'
import { answerTable } from './index.ts'

const evidence: Readonly<Record<Evidence, string>> = {
  documented: 'the provider’s documentation',
  sdk: 'the source of the provider’s SDK',
  'public-code': 'seen in public code of its users',
  issue: 'a public issue',
  'one-report': 'a single report',
  measured: 'measured',
  guess: 'a guess; nobody has seen it',
  ours: 'ours',
}

const introduction = `# Answers, and what to do

Every answer that an attempt can come to, as the studio explains it to makers under *Messages*. Visitors read none of this: their
texts are in [Errors](errors.md). The table is data, \`answerTable\` of \`@letterslot/client/answers\`; \`explainAnswer({ code, status,
text, origin })\` looks one up. This page is written from it: \`npx vitest run --project node packages/client/src/answers -u\`.

No answer is a licence to discard. *soon*: tried again by itself. *slowly*: probed every some hours, and the maker is told. *change*:
waits until somebody has changed something. In each section the first row that fits speaks; the last fits whatever comes.
`

const cell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('{{', '`{{').replaceAll('}}', '}}`').replaceAll('``', '')
const stepOf = ({ text, link }: AnswerStep): string =>
  link ? `${cell(text)} [${link.label}](${link.url})` : cell(text)
const answer = ({ status, text }: { readonly status: number; readonly text: string }): string =>
  `\`${`${status || 'no answer'} ${text}`.trim()}\``

function section(code: keyof typeof answerTable): string {
  const { class: answerClass, rows } = answerTable[code]
  const lines = rows.map((row) =>
    [
      `\`${row.id}\``,
      row.heard.length > 0 ? row.heard.map(answer).join('<br>') : '–',
      `**${row.title}.** ${cell(row.happened)}`,
      stepOf(row.step),
      row.atRelay ? stepOf(row.atRelay) : 'the same',
      evidence[row.evidence],
    ].join(' | '),
  )
  return `## \`${code}\`: ${answerClass}

| row | heard, for example | what happened | what to do | at a relay | known from |
|---|---|---|---|---|---|
${lines.map((line) => `| ${line} |`).join('\n')}
`
}

it('[L118] docs/reference/answers.md is the table', async () => {
  const codes = ['accepted', 'unclear-answer', ...sendErrorCodes, 'interrupted', 'unknown'] as const
  const page = [introduction, ...codes.map(section)].join('\n')
  await expect(page).toMatchFileSnapshot('../../../../docs/reference/answers.md')
})
