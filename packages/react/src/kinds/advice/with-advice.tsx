import type { Field } from '@letterslot/core'
import type { ControlProps, WithKind } from '../../form/form-context.ts'
import { Advice } from './Advice.tsx'

/** Says below a field what its rules advise that keep nothing from being sent: for any kind that has one. */
export const withAdvice: WithKind = ({ FieldExtra, ...parts }) => ({
  ...parts,
  FieldExtra: function FieldExtraWithAdvice(props: ControlProps) {
    return [<FieldExtra key="own" {...props} />, hasAdvisingRule(props.field) && <Advice key="advice" {...props} />]
  },
})

function hasAdvisingRule({ rules }: Field): boolean {
  return rules.some(({ severity }) => severity !== undefined)
}
