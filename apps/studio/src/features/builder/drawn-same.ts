import type { ControlProps, FieldFrameProps } from '@letterslot/react'
import { isValidElement } from 'react'

/** The parts of a form, beside a field, that its drawing depends on: our words, the maker's name, the limit of files. */
const surroundings = ['id', 'locale', 'address', 'texts', 'maker', 'delivery', 'look'] as const

/** Tells if a field is drawn as before: neither it nor what it takes from the form around it has changed. */
export function isDrawnSame(before: FieldFrameProps, after: FieldFrameProps): boolean {
  if (before.field !== after.field) return false
  const [one, other] = [drawingContext(before), drawingContext(after)]
  if (one === other) return true
  if (!one || !other || one.rareParts !== other.rareParts) return false
  if (hasHint(after) && one.FieldHint !== other.FieldHint) return false
  const isAnswered = after.field.requiredWhen !== undefined
  if (isAnswered && one.handle.store !== other.handle.store) return false
  return surroundings.every((key) => one.handle.form[key] === other.handle.form[key])
}

/** True for a field that the runtime helps with while it is written. */
function hasHint({ field }: FieldFrameProps): boolean {
  return field.kind === 'email' || field.kind === 'url' || field.kind === 'textarea'
}

/** The context of the runtime's drawing in a frame; undefined where it draws nothing that has one. */
function drawingContext({ children }: FieldFrameProps): ControlProps['context'] | undefined {
  return isValidElement<Partial<ControlProps>>(children) ? children.props.context : undefined
}
