import type { Field, FieldKind, Form } from '@letterslot/core'
import { allFields } from '../../domain/document/find-field.ts'

const fillableKinds: ReadonlySet<FieldKind> = new Set<FieldKind>([
  ...(['text', 'textarea', 'email', 'tel', 'url'] as const),
  ...(['number', 'date', 'time', 'datetime', 'select', 'radio', 'currency', 'country', 'phone', 'custom'] as const),
])

/** True for kinds that another answer may fill. */
export function canBeFilled(kind: FieldKind): boolean {
  return fillableKinds.has(kind)
}

/** The fields whose answer may fill a field: not those that it fills itself. */
export function fillSources(form: Form, field: Field): readonly Field[] {
  const all = allFields(form)
  const follows = (one: Field | undefined, steps = 0): boolean =>
    one?.id === field.id ||
    (one?.prefillFrom !== undefined &&
      steps < all.length &&
      follows(
        all.find(({ id }) => id === one.prefillFrom?.field),
        steps + 1,
      ))
  return all.filter((one) => (canBeFilled(one.kind) || one.kind === 'calculated') && !follows(one))
}
