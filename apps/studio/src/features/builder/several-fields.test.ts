import { brandFieldId } from '@letterslot/core'
import { describe, expect, it } from 'vitest'
import { applyCommand } from '../../domain/document/apply.ts'
import { moveFields, removeFields, restoreFields } from '../../domain/document/commands/fields.ts'
import { documentOf } from './document-of.test.fixture.ts'
import { fieldPositions } from './field-order.ts'
import { placeBeside, rangeSelection, selectedPlaces, toggledSelection } from './several-fields.ts'
import { workshopForm } from './workshop.test.fixture.ts'

const form = workshopForm()
const [f1, f2, f3, f4, f5] = (['f1', 'f2', 'f3', 'f4', 'f5'] as const).map(brandFieldId)
if (!f1 || !f2 || !f3 || !f4 || !f5) throw new Error('There are five fields.')
const idsOf = (of: typeof form) => of.pages.map(({ fields }) => fields.map(({ id }) => id))
const selected = (...ids: readonly (typeof f1)[]) =>
  selectedPlaces(form, { fieldId: ids[0], otherFieldIds: ids.slice(1) })

describe('a selection of several fields', () => {
  it('[T1666] goes from one to another in the order of the form, whichever comes first', () => {
    expect(rangeSelection(form, f2, f4)).toEqual({ fieldId: f4, otherFieldIds: [f2, f3] })
    expect(rangeSelection(form, f4, f2)).toEqual({ fieldId: f2, otherFieldIds: [f3, f4] })
    expect(rangeSelection(form, undefined, f2)).toEqual({ fieldId: f2, otherFieldIds: [] })
  })

  it('[T1666] takes one more in and out, and keeps the last one', () => {
    const one = toggledSelection({ fieldId: undefined, otherFieldIds: [] }, f1)
    const two = toggledSelection(one, f4)
    expect(two).toEqual({ fieldId: f4, otherFieldIds: [f1] })
    expect(toggledSelection(two, f1)).toEqual({ fieldId: f4, otherFieldIds: [] })
    expect(toggledSelection(two, f4)).toEqual(one)
    expect(toggledSelection(one, f1)).toEqual(one)
  })
})

describe('several fields', () => {
  const move = (by: -1 | 1, ...ids: readonly (typeof f1)[]) => {
    const places = selected(...ids)
    const to = placeBeside(form, places, by)
    return (
      to &&
      idsOf(
        applyCommand(
          documentOf(form),
          moveFields(
            places.map(({ field }) => field.id),
            to,
          ),
        ).document.form,
      )
    )
  }

  it('[T1667] move by one field together, in their order, across pages too', () => {
    expect(move(1, f1, f2)).toEqual([
      [f3, f1, f2],
      [f4, f5],
    ])
    expect(move(-1, f3, f2)).toEqual([
      [f2, f3, f1],
      [f4, f5],
    ])
    expect(move(1, f1, f3)).toEqual([[f2], [f1, f3, f4, f5]])
    expect(move(-1, f4, f5)).toEqual([[f1, f2, f3, f4, f5], []])
    expect(move(-1, f1, f4)).toBeUndefined()
  })

  it('[T1667] are taken away and put back where they stood, as one step each', () => {
    const places = fieldPositions(form).filter(({ field }) => field.id !== f2)
    const without = applyCommand(documentOf(form), removeFields(places.map(({ field }) => field.id))).document
    expect(idsOf(without.form)).toEqual([[f2], []])
    expect(applyCommand(without, restoreFields(places)).document.form.pages).toEqual(form.pages)
  })
})
