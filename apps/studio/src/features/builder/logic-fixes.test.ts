import { brandFieldId, type Condition, type Field, type Form } from '@letterslot/core'
import { findLogicFaults } from '@letterslot/core/document'
import { describe, expect, it } from 'vitest'
import { applyCommand } from '../../domain/document/apply.ts'
import { allFields } from '../../domain/document/find-field.ts'
import { documentOf } from './document-of.test.fixture.ts'
import { explainLogicFault } from './logic-fixes.ts'
import { workshopForm } from './workshop.test.fixture.ts'

const id = brandFieldId
const group = (to: string, is: 'equal' | 'notEqual' = 'equal'): Condition => ({ field: id('f3'), is, to })
const people = (is: 'atLeast' | 'less', to: number): Condition => ({ field: id('f4'), is, to })

/** The form with other conditions, by the ids of their fields. */
function formWith(conditions: Readonly<Record<string, Partial<Field>>>): Form {
  const form = workshopForm()
  return {
    ...form,
    pages: form.pages.map((page) => ({
      ...page,
      fields: page.fields.map((field) => ({ ...field, ...conditions[field.id] })),
    })),
  }
}

/** The words and the fixes of the first fault, and the conditions after each of its fixes. */
function explained(form: Form) {
  const [fault] = findLogicFaults(form)
  const field = allFields(form).find((one) => one.id === fault?.field)
  const { title, words, fixes } = (fault && field && explainLogicFault(form, field, fault)) ?? { fixes: [] }
  return {
    title,
    words,
    fixes: fixes.map(({ label }) => label),
    after: fixes.map((fix) => applyCommand(documentOf(form), fix.command).document.form),
  }
}

describe('a condition that can never be true', () => {
  it('[T1536] asks one answer to be two things: one of both is offered, or the first alone', () => {
    const form = formWith({ f5: { visibleWhen: { all: [group('yes'), people('atLeast', 1), group('no')] } } })
    const { after, ...told } = explained(form)
    expect(told).toEqual({
      title: 'This can never be true',
      words: '“Do you bring a group?” takes one answer. It cannot be Yes and No.',
      fixes: ['Yes or No', 'Remove the second'],
    })
    expect(after.map((next) => allFields(next).at(-1)?.visibleWhen)).toEqual([
      { all: [{ field: 'f3', is: 'in', to: ['yes', 'no'] }, people('atLeast', 1)] },
      { all: [group('yes'), people('atLeast', 1)] },
    ])
  })

  it.each<[Partial<Field>, string, Condition | undefined]>([
    [
      { visibleWhen: { all: [people('atLeast', 5), people('less', 3)] } },
      'These exclude each other: “How many people?” is at least 5; “How many people?” is less than 3.',
      people('atLeast', 5),
    ],
    [
      { visibleWhen: people('atLeast', 20) },
      'The choices or rules of that field leave no such answer: “How many people?” is at least 20.',
      undefined,
    ],
    [
      { visibleWhen: { any: [group('yes'), { all: [people('atLeast', 5), { not: people('atLeast', 5) }] }] } },
      'These exclude each other: “How many people?” is at least 5; not so: “How many people?” is at least 5.',
      { any: [group('yes'), people('atLeast', 5)] },
    ],
    [
      { visibleWhen: { not: { any: [people('atLeast', 5), { not: people('atLeast', 5) }] } } },
      'These exclude each other: not so: “How many people?” is at least 5; “How many people?” is at least 5.',
      { not: people('atLeast', 5) },
    ],
    [
      { visibleWhen: { all: [group('yes'), { not: { field: id('f3'), is: 'in', to: ['yes', 'no'] } }] } },
      'These exclude each other: “Do you bring a group?” is Yes; not so: “Do you bring a group?” is one of Yes, No.',
      group('yes'),
    ],
    [{ visibleWhen: { not: { all: [] } } }, 'There is no condition in it that could be false.', undefined],
    [{ visibleWhen: { field: id('f3'), is: 'in', to: [] } }, 'It asks for one of nothing.', undefined],
  ])('[T1536] %j', (condition, words, left) => {
    const { after, ...told } = explained(formWith({ f5: condition }))
    expect(told.words).toBe(words)
    expect(after.map((form) => allFields(form).at(-1)?.visibleWhen)).toEqual([left])
  })

  it('[T1891] asks for an answer that the rules of its field refuse', () => {
    const half: Condition = { field: id('f4'), is: 'equal', to: 1.5 }
    const { words, after } = explained(
      formWith({
        f4: { rules: [{ kind: 'type' }, { kind: 'decimals', max: 0 }] },
        f5: { visibleWhen: { all: [group('yes'), half] } },
      }),
    )
    expect(words).toBe('The choices or rules of that field leave no such answer: “How many people?” is 1.5.')
    expect(after.map((form) => allFields(form).at(-1)?.visibleWhen)).toEqual([group('yes')])
  })

  it('[T1892] asks for two things that the rules of a field leave no answer for, or for words in none', () => {
    const count = (to: number): Condition => ({ field: id('f4'), count: true, is: 'atMost', to })
    const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }))
    const several = { kind: 'checkboxes', options, rules: [{ kind: 'length', min: 2 }] } as const
    const chosen: Condition = { field: id('f4'), is: 'contains', to: 'a' }
    const both = explained(formWith({ f4: several, f5: { visibleWhen: { all: [chosen, count(1)] } } }))
    expect([both.words, both.fixes]).toEqual([
      'The choices or rules of that field leave no answer for both: “How many people?” contains A; “How many people?” has at most 1.',
      ['Remove the second'],
    ])
    expect(both.after.map((form) => allFields(form).at(-1)?.visibleWhen)).toEqual([chosen])
    const part: Condition = { field: id('f1'), is: 'contains', to: '2' }
    const letters = { f1: { rules: [{ kind: 'letters' }] }, f5: { visibleWhen: part } } as const
    expect(explained(formWith(letters)).words).toBe(
      'The choices or rules of that field leave no such answer: “Your name” contains 2.',
    )
  })

  it('[T1892] says of a part under *not* that it can never be false', () => {
    const always: Condition = { field: id('f4'), count: true, is: 'atLeast', to: 0 }
    const options = ['a', 'b'].map((value) => ({ value, label: value }))
    const visibleWhen: Condition = { any: [group('yes'), { not: always }] }
    const { title, words, after } = explained(
      formWith({ f4: { kind: 'checkboxes', options, rules: [] }, f5: { visibleWhen } }),
    )
    expect([title, words]).toEqual([
      'This part can never be false',
      'Whatever is answered, this is so: “How many people?” has at least 0.',
    ])
    expect(after.map((form) => allFields(form).at(-1)?.visibleWhen)).toEqual([group('yes')])
  })

  it('[T1536] requires where the field is hidden, or asks what nobody sees', () => {
    const hidden = formWith({ f4: { visibleWhen: { all: [group('yes'), group('yes', 'notEqual')] } } })
    const asks = formWith({
      f4: { visibleWhen: { all: [group('yes'), group('yes', 'notEqual')] } },
      f5: { visibleWhen: { field: id('f4'), is: 'filled' } },
    })
    const last = findLogicFaults(asks).at(-1)
    const field = allFields(asks).at(-1)
    expect(explained(hidden).fixes).toEqual(['Remove the second'])
    expect(last && field && explainLogicFault(asks, field, last)?.words).toBe(
      '“How many people?” is never shown, so nobody answers it.',
    )
    expect(explained(formWith({ f5: { visibleWhen: group('yes'), requiredWhen: group('no') } })).words).toBe(
      'The field is not shown then: it is when “Do you bring a group?” is Yes.',
    )
  })
})

it.each<[Readonly<Record<string, Partial<Field>>>, string, string]>([
  [
    { f5: { visibleWhen: { any: [group('yes'), group('yes', 'notEqual')] } } },
    'Whatever visitors answer, it holds.',
    'Show always',
  ],
  [{ f5: { requiredWhen: { all: [] } } }, 'Whatever visitors answer, it holds.', 'Remove this condition'],
  [
    { f5: { visibleWhen: { field: id('gone'), is: 'filled' } } },
    'That field is not in the form any more.',
    'Remove this part',
  ],
  [
    { f5: { visibleWhen: group('maybe') } },
    '“Do you bring a group?” does not offer “maybe” any more.',
    'Remove this part',
  ],
  [
    { f1: { visibleWhen: group('yes') } },
    'Visitors come to “Do you bring a group?” after this one.',
    'Move “Do you bring a group?” before it',
  ],
  [
    { f1: { visibleWhen: { field: id('f2'), is: 'filled' } }, f2: { visibleWhen: { field: id('f1'), is: 'filled' } } },
    'Each is shown by the answer to the next: “Your name”, “E-mail”, “Your name”.',
    'Remove this part',
  ],
])('[T1537] %j is told, and one press settles it', (conditions, words, fix) => {
  const form = formWith(conditions)
  const { after, ...told } = explained(form)
  expect([told.words, told.fixes]).toEqual([words, [fix]])
  expect(after.map((next) => findLogicFaults(next).filter(({ kind }) => kind !== 'later'))).toEqual([[]])
})

it('[T1913] asks what the section of its field does not show then', () => {
  const form = formWith({ f5: { visibleWhen: group('no') } })
  const section: Field = {
    id: id('s1'),
    kind: 'section',
    name: 's1',
    label: 'Your group',
    rules: [],
    visibleWhen: group('yes'),
  }
  const pages = form.pages.map((page, index) => (index === 1 ? { ...page, fields: [section, ...page.fields] } : page))
  const faults = findLogicFaults({ ...form, pages }).filter(({ field }) => field === 'f5')
  const field = allFields(form).find((one) => one.id === 'f5')
  const told = faults.map((fault) => field && explainLogicFault({ ...form, pages }, field, fault)?.words)
  expect(told).toEqual(['The section of the field is not shown then: it is when “Do you bring a group?” is Yes.'])
})
