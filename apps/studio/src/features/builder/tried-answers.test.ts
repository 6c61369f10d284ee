import { brandFieldId, type Field, type Form } from '@letterslot/core'
import { traceConditions } from '@letterslot/core/logic'
import { expect, it } from 'vitest'
import { allFields } from '../../domain/document/find-field.ts'
import { decidingFields, describeTraced, describeTried, triedValues } from './tried-answers.ts'
import { workshopForm } from './workshop.test.fixture.ts'

const [name, email, group] = [brandFieldId('f1'), brandFieldId('f2'), brandFieldId('f3')]
const isGroup = { field: group, is: 'equal', to: 'yes' } as const
const isNamed = { field: name, is: 'filled' } as const
const workshop = workshopForm()

/** The form with other keys of some of its fields. */
function withFields(changes: Readonly<Record<string, Partial<Field>>>): Form {
  return {
    ...workshop,
    pages: workshop.pages.map((page) => ({
      ...page,
      fields: page.fields.map((field) => ({ ...field, ...changes[field.id] })),
    })),
  }
}

const people = (form: Form): Field => {
  const found = allFields(form).find(({ id }) => id === 'f4')
  if (!found) throw new TypeError('no field')
  return found
}

it('[T1740] tries conditions with what the fields begin with, and with what was tried in its place', () => {
  const form = withFields({ f1: { default: 'Ada' }, f2: { default: 'ada@example.org' } })
  expect(triedValues(form, { [name]: 'Bea', [group]: 'yes' })).toEqual({
    [name]: 'Bea',
    [email]: 'ada@example.org',
    [group]: 'yes',
  })
})

it('[T1741] forgets an answer that was tried and is no choice any more', () => {
  const form = withFields({ f3: { options: [{ value: 'yes', label: 'Yes' }] } })
  expect(triedValues(form, { [group]: 'yes', [name]: 'no' })).toEqual({ [group]: 'yes', [name]: 'no' })
  expect(triedValues(form, { [group]: 'no' })).toEqual({})
  const several = withFields({ f3: { kind: 'checkboxes', options: [{ value: 'yes', label: 'Yes' }] } })
  expect(triedValues(several, { [group]: ['yes', 'no'] })).toEqual({})
  for (const kind of ['rows', 'consent'] as const)
    expect(triedValues(withFields({ f1: { kind } }), { [name]: 'Ada' })).toEqual({})
})

it('[T1740] asks the fields that decide, and those that these are shown by', () => {
  const form = withFields({ f3: { visibleWhen: { not: isNamed } } })
  expect(decidingFields(form, [{ any: [isGroup, isGroup] }]).map(({ id }) => id)).toEqual([name, group])
})

it.each([
  [{ f1: '', f3: 'yes' }, ['There is no answer.', 'The answer is Yes.']],
  [{ f1: 'Ada', f3: '' }, ['The answer is Ada.', 'There is no answer.']],
])('[T1740] with %j each line says why', (values, words) => {
  const trace = traceConditions(workshop, [isNamed, isGroup], values)
  expect([isNamed, isGroup].map((one) => describeTraced(workshop, one, trace.get(one) ?? { holds: false }))).toEqual(
    words,
  )
})

it('[T1740] says of a field that is hidden that it has no answer, and of one that is gone that it is', () => {
  const form = withFields({ f3: { visibleWhen: isNamed } })
  const gone = { field: brandFieldId('gone'), is: 'filled' } as const
  const trace = traceConditions(form, [isGroup, gone], { [group]: 'yes' })
  expect([isGroup, gone].map((one) => describeTraced(form, one, trace.get(one) ?? { holds: false }))).toEqual([
    'That field is hidden, so it has no answer.',
    'That field is not in the form any more.',
  ])
})

it('[T1740] says the rows of a group, and their number where that is compared', () => {
  const fields = ['name', 'age'].map((name) => ({ kind: 'text', name, label: name, rules: [] }) as const)
  const form = withFields({ f3: { kind: 'rows', item: 'person', fields } })
  const filled = { field: group, is: 'filled' } as const
  const several = { field: group, count: true, is: 'greater', to: 1 } as const
  const trace = traceConditions(form, [filled, several], { [group]: ['Mei', '34', 'Bo', ''] })
  expect([filled, several].map((one) => describeTraced(form, one, trace.get(one) ?? { holds: false }))).toEqual([
    'The answer is Person 1: Mei, 34; Person 2: Bo.',
    'There are 2.',
  ])
})

it.each([
  [{ visibleWhen: { all: [isNamed, isGroup] } }, { f1: 'Ada' }, ['this field is hidden, because of line 2.']],
  [{ visibleWhen: { all: [isNamed, isGroup] } }, {}, ['this field is hidden, because of lines 1, 2.']],
  [{ visibleWhen: { any: [isNamed, isGroup] } }, {}, ['this field is hidden.']],
  [{ visibleWhen: { not: { any: [isNamed, isGroup] } } }, { f1: 'x' }, ['this field is hidden, because of line 1.']],
  [{ visibleWhen: isNamed, requiredWhen: isGroup }, { f1: 'x' }, ['this field is shown.', 'It wants no answer.']],
  [{ requiredWhen: isGroup }, { f3: 'yes' }, ['It wants an answer.']],
])('[T1740] with %j and %j it says %j', (changes, values, words) => {
  const field = { ...people(workshop), ...changes }
  const conditions = Object.values(changes)
  expect(describeTried(field, traceConditions(workshop, conditions, values))).toEqual(words)
})

it.each([
  [
    { f1: '' },
    ['this field is hidden, because its section is.'],
    ['this section is hidden, with its fields, because of line 1.'],
  ],
  [{ f1: 'Ada' }, ['this field is shown.'], ['this section is shown, with its fields.']],
])('[T1913] with %j a section and a field in it say if they show', (values, ofField, ofSection) => {
  const section: Field = {
    id: brandFieldId('s1'),
    kind: 'section',
    name: 's1',
    label: 'Your group',
    rules: [],
    visibleWhen: isNamed,
  }
  const form = { ...workshop, pages: workshop.pages.map((page) => ({ ...page, fields: [section, ...page.fields] })) }
  const { visibleWhen: _own, ...plain } = people(form)
  const trace = traceConditions(form, [isNamed], values)
  expect(describeTried(plain, trace, isNamed)).toEqual(ofField)
  expect(describeTried(section, trace)).toEqual(ofSection)
  expect(decidingFields(form, [isNamed]).map(({ id }) => id)).toEqual([name])
})
