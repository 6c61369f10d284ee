import type { Field } from '@letterslot/core'
import { addRule } from '../../document/commands/add-rule.ts'
import { removeRule } from '../../document/commands/remove-rule.ts'
import { useDispatch } from '../../document/use-document.ts'
import { Switch } from '../../ui/Switch.tsx'

/** The rule `required`, on or off. */
export function RequiredSwitch({ field }: { readonly field: Field }) {
  const dispatch = useDispatch()
  const index = field.rules.findIndex(({ kind }) => kind === 'required')
  return (
    <Switch
      isSelected={index >= 0}
      onChange={(isOn) => dispatch(isOn ? addRule(field.id, { kind: 'required' }) : removeRule(field.id, index))}
    >
      Required
    </Switch>
  )
}
