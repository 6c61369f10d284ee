import { brandFieldId, brandPageId, type Condition, type Field, type Form, type Rule } from '@letterslot/core'
import { describe, expect, it } from 'vitest'
import { documentFromStart } from '../starts/document-from-start.ts'
import { event } from '../starts/event-starts.ts'
import { fieldsFormat, maxFieldsText, readFields, writeFields } from './field-clipboard.ts'

const { form }: { readonly form: Form } = documentFromStart(event, { to: 'me@example.org', id: 'event' })
const fields = form.pages.flatMap((page) => page.fields)
const other: Form = { ...form, pages: [{ id: brandPageId('p1'), fields: [] }] }

/** Ids in a row: new1, new2 and so on. */
function numbered(): () => ReturnType<typeof brandFieldId> {
  let count = 0
  return () => {
    count += 1
    return brandFieldId(`new${count}`)
  }
}
const field = (id: string, visibleWhen?: Condition): Field => ({
  id: brandFieldId(id),
  kind: 'text',
  name: id,
  label: id,
  rules: [],
  ...(visibleWhen && { visibleWhen }),
})
const filled = (id: string): Condition => ({ field: brandFieldId(id), is: 'filled' })
const paste = (copied: readonly Field[], into: Form) => readFields(writeFields(copied), into, numbered())

describe('copied fields', () => {
  it('[T1580] come back whole, with ids of their own where the form has theirs', () => {
    const pasted = paste(fields, form)
    if (pasted.kind !== 'fields') throw new Error('They were refused.')
    const plain = pasted.fields.map(({ visibleWhen: _when, id: _id, ...rest }) => rest)
    expect(plain).toEqual(fields.map(({ visibleWhen: _when, id: _id, ...rest }) => rest))
    expect(pasted.fields.map(({ id }) => id)).toEqual(fields.map((_, index) => `new${index + 1}`))
    expect(pasted.droppedConditions).toBe(0)
  })

  it('[T1580] keep their ids where the form has none such, so that what names a field that was cut finds it again', () => {
    expect(paste(fields, other)).toEqual({ kind: 'fields', fields, droppedConditions: 0 })
  })

  it('[T1581] that calculate are pasted as they are, also where nobody, or not yet, has what they add up', () => {
    const total: Field = { ...field('total'), kind: 'calculated', calculate: 'people * 45' }
    const people: Field = { ...field('people'), kind: 'number' }
    expect(paste([total], { ...other, pages: [{ id: brandPageId('p1'), fields: [people] }] })).toEqual({
      kind: 'fields',
      fields: [total],
      droppedConditions: 0,
    })
    expect(paste([total], other)).toEqual({ kind: 'fields', fields: [total], droppedConditions: 0 })
    expect(paste([people, total], other)).toEqual({ kind: 'fields', fields: [people, total], droppedConditions: 0 })
    expect(paste([{ ...total, calculate: 'people *' }, people], other).kind).toBe('refused')
  })

  it('[T1581] that another one fills follow it, stay with one that the form has, and lose one that is nowhere, counted', () => {
    const filledFrom = (id: string): Field => ({ ...field('copy'), prefillFrom: { field: brandFieldId(id) } })
    const into: Form = { ...other, pages: [{ id: brandPageId('p1'), fields: [field('a')] }] }
    expect(paste([filledFrom('a')], into)).toMatchObject({
      fields: [{ prefillFrom: { field: 'a' } }],
      droppedConditions: 0,
    })
    expect(paste([field('a'), filledFrom('a')], into)).toMatchObject({
      fields: [{ id: 'new1' }, { prefillFrom: { field: 'new1' } }],
      droppedConditions: 0,
    })
    expect(paste([filledFrom('gone')], into)).toEqual({ kind: 'fields', fields: [field('copy')], droppedConditions: 1 })
  })

  it('[T1581] keep their conditions among each other and on fields that the form has, and lose others, counted', () => {
    const nested: Condition = { all: [filled('a'), { not: { any: [filled('b'), filled('a')] } }] }
    const pasted = paste([field('a'), field('b', filled('a')), field('c', nested), field('d', filled('gone'))], {
      ...other,
      pages: [{ id: brandPageId('p1'), fields: [field('own')] }],
    })
    expect(pasted).toMatchObject({ kind: 'fields', droppedConditions: 1 })
    const conditions = pasted.kind === 'fields' ? pasted.fields.map(({ visibleWhen }) => visibleWhen) : []
    expect(conditions).toEqual([
      undefined,
      filled('a'),
      { all: [filled('a'), { not: { any: [filled('b'), filled('a')] } }] },
      undefined,
    ])
    const [kept] = fields
    if (!kept) throw new Error('The form is empty.')
    expect(paste([field('x', filled(kept.id))], form)).toMatchObject({
      fields: [{ id: 'x', visibleWhen: filled(kept.id) }],
      droppedConditions: 0,
    })
  })

  it('[T1581] keep rules that name another field so, too, in their order', () => {
    const compare = (id: string): Rule => ({ kind: 'compare', is: 'equal', to: { field: brandFieldId(id) } })
    const [kept] = fields
    if (!kept) throw new Error('The form is empty.')
    const rules: readonly Rule[] = [compare(kept.id), { kind: 'required' }, compare('a'), compare('gone')]
    const pasted = paste([field('a'), { ...field('b'), rules }], form)
    expect(pasted).toMatchObject({ kind: 'fields', droppedConditions: 1 })
    expect(pasted.kind === 'fields' && pasted.fields[1]?.rules).toEqual([
      compare(kept.id),
      { kind: 'required' },
      compare('a'),
    ])
  })

  it.each([
    ['plain words', 'Which day?'],
    ['other JSON', '{"format":"letterslot.form/1"}'],
    ['the format in words', `see ${fieldsFormat}`],
    ['a broken list', `{"format":"${fieldsFormat}","fields":`],
    ['no list', `{"format":"${fieldsFormat}","fields":{}}`],
    ['too long a text', `{"format":"${fieldsFormat}","fields":[]}${' '.repeat(maxFieldsText)}`],
  ])('[T1582] are not taken for %s', (_, text) => {
    expect(readFields(text, form, numbered())).toEqual({ kind: 'other' })
  })

  it('[T1582] are refused with the fault of the first that is none', () => {
    const text = writeFields([field('a')]).replace('"kind": "text"', '"kind": "hologram"')
    const pasted = readFields(text, form, numbered())
    expect(pasted).toMatchObject({ kind: 'refused', fault: { message: expect.stringContaining('hologram') } })
  })

  it('[T1582] [F71] nested without end are refused and nothing overflows', () => {
    const deep = `${'{"all":['.repeat(50_000)}${']}'.repeat(50_000)}`
    const text = `{"format":"${fieldsFormat}","fields":[{"id":"a","kind":"text","name":"a","label":"a","rules":[],"visibleWhen":${deep}}]}`
    expect(readFields(text, form, numbered()).kind).toBe('refused')
  })
})
