import { brandFieldId, type FieldId } from '@letterslot/core'
import { describe, expect, it } from 'vitest'
import type { Drag } from './builder-state.ts'
import { createFieldOrders } from './field-order.ts'
import { type FaultsOfFrames, type Frame, framesOf } from './frames.ts'
import { workshopForm } from './workshop.test.fixture.ts'

const form = workshopForm()
const orderOf = createFieldOrders()
const [name, mail, group, people] = orderOf(form).places.map(({ field }) => field.id)
const none = { fieldId: undefined, otherFieldIds: [], blockId: undefined }
const noFaults: FaultsOfFrames = { field: new Map(), logic: new Map(), rules: new Map() }

/** The marks of the frames that are not at rest, by field. */
function marks({
  fieldId,
  others = [],
  drag,
  faults,
}: {
  readonly fieldId?: FieldId | undefined
  readonly others?: readonly (FieldId | undefined)[]
  readonly drag?: Partial<Drag>
  readonly faults?: Partial<FaultsOfFrames>
}): Record<string, Partial<Frame>> {
  const selection = { fieldId, otherFieldIds: others.flatMap((id) => id ?? []), blockId: undefined }
  const whole: Drag | undefined = drag && {
    source: { kind: 'new', fieldKind: 'text' },
    place: undefined,
    beside: undefined,
    overTab: undefined,
    at: { x: 0, y: 0 },
    cancel: () => undefined,
    ...drag,
  }
  const frames = framesOf(form, orderOf(form), selection, whole, { ...noFaults, ...faults })
  return Object.fromEntries(
    Array.from(frames, ([id, frame]) => [id, Object.fromEntries(Object.entries(frame).filter(([, value]) => value))]),
  )
}

describe('the frame of a field on the canvas', () => {
  it('[T222] is the one that Tab leads to: the chosen field or, without one that is there, the first', () => {
    expect(marks({})).toEqual({ f1: { isEntry: true } })
    expect(marks({ fieldId: mail })).toEqual({ f2: { isSelected: true, isAmongSelected: true, isEntry: true } })
  })

  it('[T1666] is marked with others, and the one that has the focus says so', () => {
    expect(marks({ fieldId: mail, others: [name, group] })).toEqual({
      f1: { isAmongSelected: true },
      f2: { isSelected: true, isAmongSelected: true, isSeveral: true, isEntry: true },
      f3: { isAmongSelected: true },
    })
  })

  it('[T1103] [T1101] keeps the place of what is dragged, and has the line where it would fall', () => {
    if (!name || !people) throw new Error('The form has no such fields.')
    const source = { kind: 'field', fieldId: name } as const
    expect(marks({ drag: { source, place: { pageId: 'p1', index: 2 } } })).toEqual({
      f1: { isEntry: true, isDragged: true },
      f3: { drop: 'before' },
    })
    expect(marks({ drag: { place: { pageId: 'p2', index: 2 } } })).toMatchObject({ f5: { drop: 'after' } })
    expect(marks({ drag: { beside: { fieldId: people, side: 'after' } } })).toMatchObject({
      f4: { drop: 'after-beside' },
    })
  })

  it('[T205] says the first of what is wrong with its field, and nothing of a field that is gone', () => {
    if (!mail) throw new Error('The form has no such field.')
    const field = new Map([[mail, [{ path: 'name', message: 'Taken.' }]]])
    const rules = new Map([[mail, [{ kind: 'impossible', field: mail, rules: [] } as const]]])
    expect(marks({ faults: { rules } })).toMatchObject({ f2: { problem: expect.stringMatching(/./) } })
    expect(marks({ faults: { field, rules } })).toMatchObject({ f2: { problem: 'Taken.' } })
    expect(
      framesOf({ ...form, pages: [] }, orderOf({ ...form, pages: [] }), none, undefined, { ...noFaults, field }).size,
    ).toBe(0)
  })

  it('[T2050] has the lines of the chosen field that ask it, while that is chosen alone', () => {
    if (!people) throw new Error('The form has no such field.')
    const asked = { field: 'f3', is: 'filled' }
    const pages = form.pages.map((page) => ({
      ...page,
      fields: page.fields.map((field) => (field.id === people ? { ...field, visibleWhen: asked } : field)),
    }))
    const asking = workshopForm({ pages })
    const shown = (others: readonly FieldId[]): string | undefined =>
      framesOf(asking, orderOf(asking), { ...none, fieldId: people, otherFieldIds: others }, undefined, noFaults).get(
        brandFieldId('f3'),
      )?.shownLines
    expect([shown([]), shown([brandFieldId('f1')])]).toEqual(['1', undefined])
  })
})
