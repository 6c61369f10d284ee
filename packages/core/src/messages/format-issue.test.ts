import { describe, expect, it } from 'vitest'
import { formOf, valuesOf } from '../form-of.test.fixture.ts'
import { issueCodes } from '../model/issue.ts'
import type { Value } from '../model/values.ts'
import { compileForm } from '../rules/compile.ts'
import { compileRareRule } from '../rules/rare.ts'
import { issues as messages, textIssues } from './en.ts'
import { formatIssue, type IssueWords } from './format-issue.ts'

function wordsOf(field: object, value: Value, table: IssueWords['messages'] = messages): readonly string[] {
  const form = formOf([{ label: 'When do you come?', ...field }])
  return compileForm(form, { compileRareRule })
    .validate(valuesOf({ f0: value }))
    .map((issue) => formatIssue(issue, { form, messages: table }))
}

const photo = { name: 'photo.jpg', type: 'image/jpeg', size: 7_200_000 }
const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }))
const required = [{ kind: 'required' }]
const type = [{ kind: 'type' }]

describe('formatIssue', () => {
  it.each(['%s', '{{name}} {label}', '$&', '<b>no</b>', '  as it is  ', '\\n'])(
    "[C60] [F24] shows the rule's own message as it stands: %s",
    (message) => {
      expect(wordsOf({ rules: [{ kind: 'required', message }] }, '')).toEqual([message])
    },
  )

  it.each<[object, string]>([
    [{ rules: required }, ''],
    [{ kind: 'email', rules: type }, 'x'],
    [{ kind: 'url', rules: type }, 'x'],
    [{ rules: [{ kind: 'length', min: 2 }] }, 'x'],
    [{ rules: [{ kind: 'length', max: 1 }] }, 'xyz'],
  ])('[C60] the sentences of forms that ask only for text are those of any form: %j', (field, value) => {
    const [words] = wordsOf(field, value)
    expect(words).toMatch(/./)
    expect(wordsOf(field, value, textIssues)).toEqual([words])
  })

  it('[C60] an empty message of a rule leaves the default', () => {
    expect(wordsOf({ rules: [{ kind: 'required', message: '' }] }, '')).toEqual(['Answer this question'])
  })

  it.each<[object, Value, string]>([
    [{ rules: required }, '', 'Answer this question'],
    [{ kind: 'textarea', rules: required }, '', 'Answer this question'],
    [{ kind: 'select', options, rules: required }, '', 'Choose one'],
    [{ kind: 'radio', options, rules: required }, '', 'Choose one'],
    [{ kind: 'checkboxes', options, rules: required }, [], 'Choose at least one'],
    [{ kind: 'consent', rules: required }, false, 'Tick this box to go on'],
    [{ kind: 'email', rules: type }, 'x', 'Enter an address such as name@example.org'],
    [{ kind: 'url', rules: type }, 'x', 'Enter an address such as https://example.org'],
    [{ rules: [{ kind: 'length', min: 2 }] }, 'x', 'Write at least 2 characters; these are 1'],
    [{ rules: [{ kind: 'length', max: 1 }] }, 'xyz', 'Write at most 1 character; these are 3'],
    [{ kind: 'number', rules: [{ kind: 'range', min: 1 }] }, '0', 'Enter 1 or more'],
    [{ kind: 'number', rules: [{ kind: 'range', max: 9.5 }] }, '10', 'Enter 9.5 or less'],
    [{ kind: 'number', rules: [{ kind: 'range', step: 0.5 }] }, '0.7', 'Enter a number in steps of 0.5'],
    [{ kind: 'number', rules: [{ kind: 'range', step: 1 }] }, '0.7', 'Enter a whole number'],
    [{ kind: 'number', rules: [{ kind: 'range', min: 1, step: 1 }] }, '1.5', 'Enter a whole number'],
    [{ kind: 'number', rules: [{ kind: 'range', min: 0.5, step: 1 }] }, '1', 'Enter a number in steps of 1'],
    [{ kind: 'date', rules: [{ kind: 'range', min: '2027-01-02' }] }, '2027-01-01', 'Enter January 2, 2027 or later'],
    [{ kind: 'date', rules: [{ kind: 'range', max: '2027-01-02' }] }, '2027-01-03', 'Enter January 2, 2027 or earlier'],
    [{ kind: 'date', rules: [{ kind: 'range', step: 7 }] }, '2027-01-01', 'Enter a date in steps of 7 days'],
    [{ rules: [{ kind: 'pattern', pattern: 'a' }] }, 'b', 'Use the format asked for'],
    [{ help: 'Three letters', rules: [{ kind: 'pattern', pattern: 'a' }] }, 'b', 'Use this format: Three letters'],
    [{ kind: 'radio', options, rules: [{ kind: 'options' }] }, 'x', 'Choose from the list'],
    [{ kind: 'checkboxes', options, rules: [{ kind: 'length', min: 2 }] }, ['a'], 'Choose at least 2'],
    [{ kind: 'checkboxes', options, rules: [{ kind: 'length', max: 1 }] }, ['a', 'b'], 'Choose at most 1'],
    [{ kind: 'file', rules: required }, [], 'Choose a file'],
    [{ kind: 'file', rules: [{ kind: 'length', max: 1 }] }, [photo, photo], 'Choose at most 1'],
    [
      { kind: 'file', rules: [{ kind: 'file', maxBytes: 5_000_000 }] },
      [photo],
      'Choose files of at most 5 MB; “photo.jpg” has 7.2 MB',
    ],
    [{ kind: 'file', rules: [{ kind: 'file', accept: '.pdf' }] }, [photo], 'Choose files of these kinds: PDF'],
  ])('[C61] %j with %j reads “%s”', (field, value, words) => {
    expect(wordsOf(field, value)).toEqual([words])
  })

  it('[C61] has a sentence for every code, for a field that is gone too', () => {
    const form = formOf([])
    const [field] = formOf([{}]).pages[0]?.fields ?? []
    if (!field) throw new Error('A field.')
    for (const code of issueCodes) {
      expect(formatIssue({ field: field.id, rule: 0, code, limit: 1, actual: 2 }, { form, messages })).toMatch(
        /^[“A-Z][^{}%]+$/,
      )
    }
  })

  it.each([
    ['image/*,.pdf', 'pictures or PDF'],
    ['video/*, audio/*, application/zip', 'video, sound, or ZIP'],
    ['image/JPEG,.DocX,text/plain,application/vnd.ms-excel', 'JPEG, DOCX, text/plain, or application/vnd.ms-excel'],
  ])('[C61] says the kinds %s as people do: %s', (accept, words) => {
    expect(
      wordsOf({ kind: 'file', rules: [{ kind: 'file', accept }] }, [{ ...photo, name: 'a.exe', type: '' }]),
    ).toEqual([`Choose files of these kinds: ${words}`])
  })

  it('[C61] requiredWhen reads like required', () => {
    expect(wordsOf({ requiredWhen: { field: 'f0', is: 'empty' } }, '')).toEqual(['Answer this question'])
  })

  it('[C62] [F21] the sentence for a number names the accepted form', () => {
    expect(wordsOf({ kind: 'number', rules: type }, '1.000,5')).toEqual([
      'Enter a number in digits, with a dot for decimals, such as 1234.5',
    ])
  })

  it('[C62] [F22] the sentence for a date names the field', () => {
    expect(wordsOf({ kind: 'date', rules: type }, '2014-02-29')).toEqual([
      '“When do you come?” needs a date that exists, such as March 31, 2027',
    ])
  })
})
