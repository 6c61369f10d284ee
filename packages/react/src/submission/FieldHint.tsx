import type { JSX } from 'react'
import type { ControlProps } from '../form/form-context.ts'
import { AddressHint } from './AddressHint.tsx'
import { LengthHint } from './LengthHint.tsx'

/** A help with the answer of a field while it is written, besides what few forms have there. */
export function FieldHint(props: ControlProps): JSX.Element {
  const { context, field } = props
  const { FieldExtra } = context.rareParts ?? {}
  const { kind, rules } = field
  // Without its type rule a web address may be any text.
  const asks = kind === 'email' || (kind === 'url' && rules.some((rule) => rule.kind === 'type'))
  return (
    <>
      {asks && <AddressHint {...props} />}
      {kind === 'textarea' && !context.components.textarea && <LengthHint {...props} />}
      {FieldExtra && <FieldExtra {...props} />}
    </>
  )
}
