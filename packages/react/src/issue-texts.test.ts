import { formatIssue, issueCodes } from '@letterslot/core'
import { issues } from '@letterslot/core/messages/en'
import { expect, it } from 'vitest'
import { contextOf, options } from './visitor-texts.test.fixture.ts'

const kinds = ['text', 'select', 'checkboxes', 'consent', 'url', 'date', 'number']
const everyKind = contextOf(
  {},
  kinds.map((kind) => ({
    id: kind,
    kind,
    name: kind,
    label: 'L',
    rules: [],
    ...(/select|boxes/.test(kind) && { options }),
  })),
)

it.each(issueCodes)('[R52 F01] promises nothing of the field where it is %s, and uses no word of the trade', (code) => {
  for (const { id } of everyKind.handle.fields) {
    const issue = { field: id, rule: 0, code, limit: 2, actual: 1, others: 'Adults', file: 'photo.jpg' }
    const text = formatIssue(issue, { form: everyKind.handle.form, messages: issues })
    expect(text).toMatch(code === 'fileUnreadable' ? /^“photo\.jpg” .*again\.$/ : /^\S.*\w$/)
    expect(text).not.toMatch(/\bsav(e|ed|ing)\b|on (its|the) way|\bqueued?\b|\bstored?\b|\bautomatic/i)
    expect(text).not.toMatch(/oops|error|status|provider|code|undefined|!/i)
  }
})
