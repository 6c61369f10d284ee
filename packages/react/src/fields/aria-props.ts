import type { ControlProps } from '../form-context.ts'

/** The attributes that every native control carries. */
export interface AriaProps {
  readonly id: string
  readonly name: string
  readonly required: boolean
  readonly 'aria-required': boolean
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/**
 * Ties a control to its label, help and issues. `required` by a condition is not HTML's `required`: without scripts the
 * condition cannot be known, and the browser would refuse to send.
 */
export function ariaProps({ field, id, required, invalid, describedBy }: ControlProps): AriaProps {
  return {
    id,
    name: field.name,
    required: required && !field.visibleWhen && !field.requiredWhen,
    'aria-required': required,
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
  }
}
