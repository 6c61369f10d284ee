import type { Field, Option } from '@letterslot/core'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { faultAt } from './field-faults.ts'
import styles from './Inspector.module.css'
import { OptionRow } from './OptionRow.tsx'
import { movedOption, nextOption, withOption, withoutOption } from './option-list.ts'
import { useFieldEdit } from './use-field-edit.ts'
import { useFieldFaults } from './use-field-faults.ts'

/** What can be chosen, in the order in which visitors see it. */
export function OptionsEditor({ field }: { readonly field: Field }) {
  const edit = useFieldEdit(field)
  const options = field.options ?? []
  const [showsValues, setShowsValues] = useState(() => options.some(({ value, label }) => value !== label))
  const faults = useFieldFaults(field.id)
  const set = (next: readonly Option[]): void => edit({ options: next })
  return (
    <fieldset className={styles['fieldset']}>
      <legend className={styles['caption']}>Choices</legend>
      <ol className={styles['options']}>
        {options.map((option, index) => (
          <OptionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an option has no id, and its words change while one types
            key={index}
            option={option}
            position={index + 1}
            count={options.length}
            showsValue={showsValues}
            problem={faultAt(faults, `options/${index}`)}
            onChange={(next) => set(withOption(options, index, next))}
            onMove={(by) => set(movedOption(options, index, by))}
            onRemove={() => set(withoutOption(options, index))}
          />
        ))}
      </ol>
      {options.length === 0 && <p className={styles['fault']}>{faultAt(faults, 'options')}</p>}
      <Button variant="dashed" size="small" isWide icon={Plus} onPress={() => set([...options, nextOption(options)])}>
        Add a choice
      </Button>
      <Switch isSelected={showsValues} onChange={setShowsValues}>
        Send other words than are shown
      </Switch>
    </fieldset>
  )
}
