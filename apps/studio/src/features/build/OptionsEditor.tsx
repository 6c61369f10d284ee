import type { Field } from '@letterslot/core'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { faultAt } from './field-faults.ts'
import styles from './Inspector.module.css'
import { OptionRow } from './OptionRow.tsx'
import { useDragOption } from './use-drag-option.ts'
import { useFieldFaults } from './use-field-faults.ts'
import { useOptionsEdit } from './use-options-edit.ts'

/** What can be chosen, in the order in which visitors see it. */
export function OptionsEditor({ field }: { readonly field: Field }) {
  const options = field.options ?? []
  const edit = useOptionsEdit(field)
  const { drag, gripOf } = useDragOption(edit.list, edit.move)
  const [showsValues, setShowsValues] = useState(() => options.some(({ value, label }) => value !== label))
  const faults = useFieldFaults(field.id)
  const hasOther = options.some(({ freeText }) => freeText)
  // A choice that takes a text stays the last one, where it is.
  const last = options.length - (options.at(-1)?.freeText ? 2 : 1)
  return (
    <fieldset className={styles['fieldset']}>
      <legend className={styles['caption']}>Choices</legend>
      <ol ref={edit.list} className={styles['options']}>
        {options.map((option, index) => (
          <OptionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an option has no id, and its words change while one types
            key={index}
            option={option}
            index={index}
            count={options.length}
            edit={edit}
            grip={gripOf(index)}
            drag={drag}
            showsValue={showsValues}
            problem={faultAt(faults, `options/${index}`)}
          />
        ))}
      </ol>
      {options.length === 0 && <p className={styles['fault']}>{faultAt(faults, 'options')}</p>}
      <Button variant="dashed" size="small" isWide icon={Plus} onPress={() => edit.add(last)}>
        Add a choice
      </Button>
      <p className={styles['note']}>Enter adds the next one. A pasted list becomes one choice a line.</p>
      <Switch isSelected={hasOther} onChange={edit.offerOther}>
        Offer “Other”, with a text
      </Switch>
      <Switch isSelected={showsValues} onChange={setShowsValues}>
        Send other words than are shown
      </Switch>
    </fieldset>
  )
}
