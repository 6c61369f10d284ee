import type { Field, Option } from '@letterslot/core'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { choicesText } from '../../domain/texts/build.ts'
import { matrixText } from '../../domain/texts/rows.ts'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { faultAt, useFieldFaults } from './field-faults.ts'
import styles from './Inspector.module.css'
import { OptionRow } from './OptionRow.tsx'
import { useDragOption } from './use-drag-option.ts'
import { type OptionsEdit, type OptionsOf, optionsTexts, useOptionsEdit } from './use-options-edit.ts'

export interface OptionsEditorProps {
  readonly field: Field
  /** Default: its choices. */
  readonly of?: OptionsOf
}

/** The field's options, or the rows of a matrix, in the order in which visitors see them. */
export function OptionsEditor({ field, of = 'options' }: OptionsEditorProps) {
  const options = field[of] ?? []
  const isMatrix = field.kind === 'matrix'
  const edit = useOptionsEdit(field, of)
  const faults = useFieldFaults(field.id)
  return (
    <OptionsList
      title={isMatrix && of === 'options' ? matrixText.columns : optionsTexts[of].title}
      options={options}
      of={of}
      edit={edit}
      problem={options.length === 0 || isMatrix ? faultAt(faults, of) : undefined}
      problemAt={(index) => faultAt(faults, `${of}/${index}`)}
      takesPictures={field.kind === 'pictures'}
      takesPrices={!isMatrix}
      takesOther={field.kind !== 'ranking' && !isMatrix}
    />
  )
}

export interface OptionsListProps {
  readonly title: string
  readonly options: readonly Option[]
  readonly of: OptionsOf
  readonly edit: OptionsEdit
  /** Of the list as a whole. */
  readonly problem?: string | undefined
  readonly problemAt: (index: number) => string | undefined
  readonly takesPictures?: boolean
  readonly takesPrices?: boolean
  /** Default: false. */
  readonly takesOther?: boolean
}

/** Options one below the other, and what may be said of each beside its words. */
export function OptionsList(props: OptionsListProps) {
  const { title, options, of, edit, problem, problemAt, takesPictures = false, takesPrices, takesOther } = props
  const texts = optionsTexts[of]
  const { drag, gripOf } = useDragOption(edit.list, edit.move)
  const [showsValues, setShowsValues] = useState(() => options.some(({ value, label }) => value !== label))
  const [showsPrices, setShowsPrices] = useState(() => options.some(({ price }) => price !== undefined))
  const hasOther = options.some(({ freeText }) => freeText)
  // A choice that takes a text stays the last one, where it is.
  const last = options.length - (options.at(-1)?.freeText ? 2 : 1)
  return (
    <fieldset className={styles['fieldset']}>
      <legend className={styles['caption']}>{title}</legend>
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
            showsPrice={showsPrices}
            showsImage={takesPictures}
            texts={texts}
            problem={problemAt(index)}
          />
        ))}
      </ol>
      {problem !== undefined && <p className={styles['fault']}>{problem}</p>}
      <Button variant="dashed" size="small" isWide icon={Plus} onPress={() => edit.add(last)}>
        {texts.add}
      </Button>
      <p className={styles['note']}>{texts.help}</p>
      {takesOther && (
        <Switch isSelected={hasOther} onChange={edit.offerOther}>
          {choicesText.other}
        </Switch>
      )}
      <Switch isSelected={showsValues} onChange={setShowsValues}>
        {choicesText.values}
      </Switch>
      {takesPrices && (
        <Switch isSelected={showsPrices} onChange={setShowsPrices}>
          {choicesText.prices}
        </Switch>
      )}
    </fieldset>
  )
}
