import { brandFieldId } from '@letterslot/core'
import { describe, expect, it } from 'vitest'
import { createUsesFinder, linesByField, textOfUse } from './condition-uses.ts'
import { fieldPositions } from './field-order.ts'
import { workshopForm } from './workshop.test.fixture.ts'

const isYes = { field: 'f3', is: 'equal', to: 'yes' } as const
const isNamed = { field: 'f1', is: 'filled' } as const
const isMail = { field: 'f1', is: 'equal', to: { field: 'f2' } } as const
const [first, second] = workshopForm().pages
const withConditions = (conditions: object, page = {}, ways = {}) =>
  workshopForm({
    pages: [
      { ...first, ...ways },
      {
        ...second,
        ...page,
        fields: second?.fields.map((field, index) => (index === 0 ? { ...field, ...conditions } : field)),
      },
    ],
  })
const nested = { all: [isNamed, { any: [isMail, { not: isYes }, isNamed] }] }

describe('the conditions that ask a field', () => {
  it('[T2050] are numbered as their editor numbers them, in groups too, and by what another answer is compared with', () => {
    const form = withConditions({ visibleWhen: nested, requiredWhen: { not: isYes } })
    const people = fieldPositions(form).find(({ field }) => field.id === 'f4')?.field
    expect(Object.fromEntries(linesByField(people))).toEqual({
      f1: { visibleWhen: '1, 2.1, 2.3' },
      f2: { visibleWhen: '2.1' },
      f3: { visibleWhen: '2.2.1', requiredWhen: '1' },
    })
    expect(linesByField(undefined).size).toBe(0)
  })

  it('[T2051] are found by field, of fields, pages and ways, each once and in words', () => {
    const form = withConditions(
      { visibleWhen: nested, requiredWhen: isYes },
      { visibleWhen: isYes, title: 'Your group' },
      { title: 'You', next: [{ when: isYes, to: second?.id }] },
    )
    const find = createUsesFinder()
    const uses = find(form)
    const textsOf = (id: string) => uses.get(brandFieldId(id))?.map(textOfUse)
    expect(textsOf('f3')).toEqual([
      'where visitors go after “You”',
      'when visitors come to “Your group”',
      'when “How many people?” is shown',
      'when “How many people?” is required',
    ])
    expect(uses.get(brandFieldId('f1'))).toEqual([
      { kind: 'field', fieldId: 'f4', key: 'visibleWhen', line: '1', title: 'How many people?' },
    ])
    expect([textsOf('f2')?.length, textsOf('f4')]).toEqual([1, undefined])
    const named = brandFieldId('f1')
    expect(find({ ...form, title: 'Other' }).get(named)?.[0]).toBe(uses.get(named)?.[0])
    expect(find(workshopForm()).size).toBe(0)
  })
})
