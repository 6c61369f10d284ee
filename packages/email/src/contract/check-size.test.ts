import { describe, expect, it } from 'vitest'
import { applyFix, checkContract, type Finding, sampleParams, starterEmail } from '../index.ts'
import { draftWith, found, limited, person, problems } from './check-form-side.test.fixture.ts'
import { worstSize } from './worst-size.ts'

describe('how much the answers weigh', () => {
  const text = (id: string, rules: readonly object[], kind = 'textarea'): object => ({
    id,
    kind,
    name: id,
    label: id,
    rules,
  })

  it('[E81] adds up lengths, options, defaults and second names, and shortens the longest texts alike', () => {
    const form = draftWith({
      fields: [
        text('story', [limited(14_000)]),
        text('plan', [limited(3_000)]),
        text('code', [{ kind: 'pattern', pattern: '[A-Z]{3}' }], 'text'),
        { id: 'f4', kind: 'hidden', name: 'origin', label: '', rules: [], default: 'é'.repeat(100) },
        {
          id: 'f5',
          kind: 'checkboxes',
          name: 'days',
          label: 'Days',
          rules: [limited(1)],
          options: [
            { value: 'x'.repeat(40), label: 'X' },
            { value: 'y', label: 'Y' },
          ],
        },
      ],
      delivery: { map: { message: 'story' } },
    })
    // 512 of ours, 200 of the default, 42 of the longest choice, 3 octets a code unit of the texts; story twice.
    const sizeBytes = 512 + 200 + 42 + 3 * (2 * 14_000 + 3_000 + 4 * 'x{3}'.length * 1.5)
    const [finding] = problems(found(form))
    expect(finding).toEqual<Finding>({
      code: 'parameters-too-large',
      severity: 'warning',
      place: 'form:/pages/0/fields/0/rules',
      name: 'story',
      sizeBytes,
      limitBytes: 51_200,
      fix: { kind: 'limitAnswers', limits: [{ place: '/pages/0/fields/0', max: 6_895 }] },
    })
  })

  it('[E81] has no fix where choices alone are too much', () => {
    const options = Array.from({ length: 60 }, (_, index) => ({
      value: `${index}`.padEnd(900, 'x'),
      label: `${index}`,
    }))
    const days = { id: 'f1', kind: 'checkboxes', name: 'days', label: 'Days', rules: [], options }
    expect(problems(found(draftWith({ fields: [days] }), { subject: 'Hello' }))).toEqual<Finding[]>([
      {
        code: 'parameters-too-large',
        severity: 'warning',
        place: 'form:/pages',
        sizeBytes: 512 + 60 * 902,
        limitBytes: 51_200,
      },
    ])
  })

  it('[E82] says once that texts may be as long as one likes, and proposes lengths that fit together', () => {
    const form = draftWith({
      fields: [
        person,
        text('story', []),
        text('plan', []),
        text('hopes', []),
        text('code', [{ kind: 'pattern', pattern: '\\d+' }], 'text'),
      ],
    })
    const findings = found(form).filter(({ code }) => code === 'answer-without-limit')
    expect(findings).toEqual<Finding[]>([
      {
        code: 'answer-without-limit',
        severity: 'info',
        place: 'form:/pages/0/fields/1/rules',
        name: 'story',
        limitBytes: 51_200,
        fix: {
          kind: 'limitAnswers',
          limits: [
            { place: '/pages/0/fields/0', max: 200 },
            { place: '/pages/0/fields/1', max: 5_000 },
            { place: '/pages/0/fields/2', max: 5_000 },
            { place: '/pages/0/fields/3', max: 5_000 },
            { place: '/pages/0/fields/4', max: 200 },
          ],
        },
      },
    ])
    const [fix] = findings.flatMap((finding) => (finding.fix?.kind === 'limitAnswers' ? [finding.fix] : []))
    if (!fix) throw new Error('There is no fix.')
    const template = starterEmail(form, { id: 't', to: 'you@example.org' })
    const settled = applyFix({ form, template }, fix)
    expect(checkContract(settled.form, settled.template)).toEqual([])
    expect(settled.form.pages[0]?.fields[0]?.rules).toEqual([{ kind: 'required' }, { kind: 'length', max: 200 }])
  })

  it.each([
    ['[A-Z]{3}-\\d{4}', true],
    ['yes|no', true],
    ['\\+\\*[*+]{2}', true],
    ['\\d+', false],
    ['(?:a|b)*', false],
    ['[a-z]{2,}', false],
  ])('[E82] reads from the pattern %s whether it sets a bound', (pattern, isBound) => {
    const rules = [{ kind: 'required' }, { kind: 'pattern', pattern }]
    const codes = found(draftWith({ fields: [text('code', rules, 'text')] })).map(({ code }) => code)
    expect(codes.includes('answer-without-limit')).toBe(!isBound)
  })
})

it('[E251] a group that repeats is printed a line a row, and weighs as much as all its rows', () => {
  const fields = [
    { kind: 'text', name: 'name', label: 'Name', rules: [limited(10)] },
    { kind: 'number', name: 'age', label: 'Age', rules: [] },
  ]
  const group = { id: 'f2', kind: 'rows', name: 'guests', label: 'Guests', item: 'guest', max: 2, fields, rules: [] }
  const form = draftWith({ fields: [group] })
  expect(sampleParams(form)).toMatchObject({ guests: 'Guest 1: Ada Lovela, 3\nGuest 2: Charles Ba, 4' })
  const row = 'guest 50: '.length + 30 + 64 + 2 * ', '.length
  expect(worstSize(form).fixedBytes).toBe(512 + 2 * row)
})
