import { brandFieldId, type Field, type Form } from '@letterslot/core'
import { describe, expect, it } from 'vitest'
import { documentFromStart } from '../../starts/document-from-start.ts'
import { feedback } from '../../starts/opinion-starts.ts'
import { createDocumentStore } from '../store.ts'
import { updateField } from './fields.ts'

const [id, other, group] = [brandFieldId('drink'), brandFieldId('other'), brandFieldId('group')]
const choice = (label: string, value = label) => ({ value, label })
const drink: Field = {
  id,
  kind: 'checkboxes',
  name: 'drink',
  label: 'Drink',
  options: [choice('Tea'), choice('Juice')],
  default: ['Tea'],
  rules: [],
}
const isTea = { field: id, is: 'equal' as const, to: 'Tea' }

function opened(field: Field = drink, more: Partial<Form> = {}, ...others: readonly Field[]) {
  const document = documentFromStart(feedback, { to: 'me@example.org', id: 'f' })
  const [page] = document.form.pages
  if (!page) throw new Error('A form has a page.')
  const pages = more.pages ?? [{ ...page, fields: [field, ...others] }]
  const store = createDocumentStore({ ...document, form: { ...document.form, ...more, pages } }, () => 0)
  return {
    store,
    change: (changes: Partial<Field>) => store.getState().dispatch(updateField(field.id, changes)),
    form: () => store.getState().document.form,
    field: (at: number) => store.getState().document.form.pages[0]?.fields[at],
  }
}

const text = (changes: Partial<Field>): Field => ({
  id: other,
  kind: 'text',
  name: 'o',
  label: 'O',
  rules: [],
  ...changes,
})

describe('a choice that is renamed', () => {
  it('[T2070] goes along in conditions of any depth, in lists, in ways between pages and in what the field begins with', () => {
    const { change, form, field, store } = opened(
      drink,
      {},
      text({
        visibleWhen: { any: [{ not: isTea }, { field: id, is: 'in', to: ['Juice', 'Tea'] }] },
        requiredWhen: { all: [isTea, { field: other, is: 'equal', to: 'Tea' }] },
      }),
    )
    const before = form()
    change({ options: [choice('Green tea'), choice('Juice')] })
    expect(field(0)?.default).toEqual(['Green tea'])
    expect(field(1)).toMatchObject({
      visibleWhen: { any: [{ not: { to: 'Green tea' } }, { to: ['Juice', 'Green tea'] }] },
      requiredWhen: { all: [{ to: 'Green tea' }, { to: 'Tea' }] },
    })
    store.getState().undo()
    expect(form()).toEqual(before)
  })

  it('[T2070] goes along in ways between pages', () => {
    const [page] = documentFromStart(feedback, { to: 'me@example.org', id: 'f' }).form.pages
    if (!page) throw new Error('A form has a page.')
    const pages = [{ ...page, fields: [drink], visibleWhen: isTea, next: [{ when: isTea, end: true as const }] }]
    const { change, form } = opened(drink, { pages })
    change({ options: [choice('Green tea'), choice('Juice')] })
    expect(form().pages[0]).toMatchObject({ visibleWhen: { to: 'Green tea' }, next: [{ when: { to: 'Green tea' } }] })
  })

  it('[T2070] goes along in translations and in calculations that compare with it', () => {
    const sum = text({
      kind: 'calculated',
      calculate: 'if(drink = "Tea", 1, 0) + if("Tea" != drink, 2, 0) + if(o2 = "Tea", 1, 0)',
    })
    const translations = { de: { fields: { drink: { options: { Tea: 'Tee', Juice: 'Saft' } } } } }
    const { change, form, field } = opened({ ...drink, kind: 'radio', default: 'Tea' }, { translations }, sum)
    change({ options: [choice('Green tea'), choice('Juice')] })
    expect(field(1)?.calculate).toBe(
      'if(drink = "Green tea", 1, 0) + if("Green tea" != drink, 2, 0) + if(o2 = "Tea", 1, 0)',
    )
    expect(form().translations?.['de']?.fields?.['drink']?.options).toEqual({ 'Green tea': 'Tee', Juice: 'Saft' })
    change({ options: [choice('Big "T"'), choice('Juice')] })
    expect(field(1)?.calculate).toContain('drink = "Green tea"') // A calculation has no way to write it: its fault is told.
  })

  it('[T2070] of a matrix goes along in the answers of its rows; of a question of a group in what names it', () => {
    const matrix: Field = { ...drink, kind: 'matrix', default: [], rows: [choice('Morning'), choice('Evening')] }
    const often = opened(matrix, {}, text({ visibleWhen: { field: id, is: 'equal', to: 'Evening: Tea' } }))
    often.change({ rows: [choice('Morning'), choice('Night')] })
    often.change({ options: [choice('Coffee'), choice('Juice')] })
    expect(often.field(1)?.visibleWhen).toMatchObject({ to: 'Night: Coffee' })

    const cups = { kind: 'select' as const, name: 'cup', label: 'Cup', rules: [] }
    const rows: Field = {
      id: group,
      kind: 'rows',
      name: 'cups',
      label: 'Cups',
      rules: [],
      fields: [{ ...cups, options: [choice('Small'), choice('Large')] }],
    }
    const sum = text({ kind: 'calculated', calculate: 'sum(if(cups.cup = "Large", 2, 1))' })
    const translations = { de: { fields: { group: { fields: { cup: { options: { Large: 'Groß' } } } } } } }
    const order = opened(rows, { translations }, sum)
    order.change({ fields: [{ ...cups, options: [choice('Small'), choice('Huge')] }] })
    expect(order.field(1)?.calculate).toBe('sum(if(cups.cup = "Huge", 2, 1))')
    expect(order.form().translations?.['de']?.fields?.['group']?.fields?.['cup']?.options).toEqual({ Huge: 'Groß' })
  })

  it('[T2070] is none where choices change places, come or go, or where another one has its value', () => {
    const lists = [
      [choice('Juice'), choice('Tea')],
      [choice('Green tea'), choice('Juice'), choice('Water')],
      [choice('Green tea')],
      [choice('Juice'), choice('Juice')],
    ]
    for (const options of lists) {
      const { change, field } = opened(drink, {}, text({ visibleWhen: isTea }))
      change({ options })
      expect(field(1)?.visibleWhen).toEqual(isTea)
    }
  })
})
