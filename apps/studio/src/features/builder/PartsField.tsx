import type { Field } from '@letterslot/core'
import { partsOf, partsOfEvery } from '@letterslot/core/parts'
import { useDocument } from '../../domain/document/use-document.ts'
import { fieldText } from '../../domain/texts/inspector.ts'
import { Checkbox } from '../../ui/Switch.tsx'
import styles from './Inspector.module.css'
import { withPart } from './part-order.ts'
import { useFieldEdit } from './use-field-edit.ts'

/** The parts of a name or an address that its maker may ask for besides. */
export function PartsField({ field }: { readonly field: Field }) {
  const edit = useFieldEdit(field)
  const locale = useDocument(({ form }) => form.locale)
  const has = new Set(partsOf(field).map(({ name }) => name))
  return (
    <fieldset className={styles['fieldset']}>
      <legend className={styles['caption']}>{fieldText.parts}</legend>
      {partsOfEvery(field.kind)
        .filter(({ isOptional }) => isOptional)
        .map(({ name, label }) => (
          <Checkbox
            key={name}
            isSelected={has.has(name)}
            onChange={(isIn) => edit({ parts: withPart(field, name, isIn, locale) })}
          >
            {nameOf(label)}
          </Checkbox>
        ))}
    </fieldset>
  )
}

const namesOfParts: Readonly<Record<string, string>> = fieldText.partNames

const nameOf = (label: string): string => namesOfParts[label] ?? label
