import { describe, expect, it } from 'vitest'
import { formOf } from '../form-of.test.fixture.ts'
import { answerTags, fillAnswers } from '../model/answer-tags.ts'
import { checkForm } from './check-form.ts'

const answers = new Map([
  ['day', 'Saturday {{name}}'],
  ['name', '<b>Ada</b>'],
])

describe('answers in the words of a maker', () => {
  it.each([
    ['See you on {{day}}.', 'See you on Saturday {{name}}.'],
    ['{{ name }}, {{name}}', '<b>Ada</b>, <b>Ada</b>'],
    ['{{gone}}{{}}', ''],
    ['{name} {{name} {{{name}}} }}', '{name} {{name} {<b>Ada</b>} }}'],
  ])('[C441] are put in once, as they are: %s', (text, filled) => {
    expect(fillAnswers(text, (name) => answers.get(name))).toBe(filled)
  })

  it('[C441] are named by the parameters of their fields', () => {
    expect(answerTags('{{day}} {{ f0 }}{{day}}')).toEqual(['day', 'f0', 'day'])
  })

  it.each([
    ['{{n0}}', []],
    ['{{ n0 }} and {n9}', []],
    ['{{n9}}', ['unknown-reference']],
    ['{{n1}}', ['unknown-reference']],
    ['{{n0}} {{}}', ['unknown-reference']],
  ])('[C442] are of fields that visitors fill in: %s', (sentText, codes) => {
    const form = formOf([{}, { kind: 'hidden' }])
    expect(checkForm({ ...form, sentText }).map(({ code }) => code)).toEqual(codes)
  })

  it('[C442] are shown where it is true that they shall be', () => {
    const shown: unknown = 'yes'
    const form = Object.assign(formOf([{}]), { sentAnswers: shown })
    expect(checkForm(form)).toMatchObject([{ pointer: '/sentAnswers', code: 'wrong-type' }])
  })
})
