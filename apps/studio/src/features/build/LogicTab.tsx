import type { Field } from '@letterslot/core'
import { rulesFor } from '@letterslot/core/document'
import { setRequirement } from '../../document/commands/set-requirement.ts'
import { setVisibility } from '../../document/commands/set-visibility.ts'
import { useDispatch, useDocument } from '../../document/use-document.ts'
import { ConditionSection } from './ConditionSection.tsx'
import { conditionSources } from './condition-words.ts'
import { faultAt } from './field-faults.ts'
import styles from './Inspector.module.css'
import { useFieldFaults } from './use-field-faults.ts'

const shown = { when: 'Show only when', described: 'Shown when', drop: 'Show always' } as const
const required = { when: 'Require only when', described: 'Required when', drop: 'Remove this condition' } as const

/** When a field is shown, and when it wants an answer: always, or while one condition holds. */
export function LogicTab({ field }: { readonly field: Field }) {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const faults = useFieldFaults(field.id)
  const sources = conditionSources(form, field)
  const more = sources.length > 0 ? '' : ' Add another field, and this one can depend on its answer.'
  const isRequired = field.rules.some(({ kind }) => kind === 'required')
  return (
    <div className={styles['stack']}>
      <ConditionSection
        condition={field.visibleWhen}
        sources={sources}
        fault={faultAt(faults, 'visibleWhen')}
        texts={{ ...shown, none: `Always shown.${more}` }}
        onChange={(next) => dispatch(setVisibility(field.id, next))}
      />
      {rulesFor(field.kind).includes('required') && (
        <ConditionSection
          condition={field.requiredWhen}
          // Required always leaves nothing to depend on.
          sources={isRequired ? [] : sources}
          fault={faultAt(faults, 'requiredWhen')}
          texts={{ ...required, none: isRequired ? 'Always required.' : 'Not required.' }}
          onChange={(next) => dispatch(setRequirement(field.id, next))}
        />
      )}
    </div>
  )
}
