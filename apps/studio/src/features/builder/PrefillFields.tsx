import type { Field, Form } from '@letterslot/core'
import { hasLinkPrefill, isPrefillable, type PrefillSource, prefillSources } from '@letterslot/core/prefill'
import { setFormTexts } from '../../domain/document/commands/form.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { prefillText as text } from '../../domain/texts/prefill.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { Switch } from '../../ui/Switch.tsx'
import styles from './Inspector.module.css'
import { useFieldEdit } from './use-field-edit.ts'

/** The facts of a page, and what its address says of a campaign. */
const facts = prefillSources.filter((source) => source !== 'address' && source !== 'attribute')

/** The sources of a field with one of them there or not; of the facts one at most. A link comes first, then the page around. */
function withSource(field: Field, source: PrefillSource, isOn: boolean): readonly PrefillSource[] | undefined {
  const before = (field.prefill ?? []).filter((one) => one !== source)
  const sources = isOn ? prefillSources.filter((one) => one === source || before.includes(one)) : before
  return sources.length > 0 ? sources : undefined
}

/** The settings of a field for what may fill it before its visitor does. */
export function PrefillFields({ field }: { readonly field: Field }) {
  const edit = useFieldEdit(field)
  if (!isPrefillable(field)) return null
  const has = (source: PrefillSource): boolean => field.prefill?.includes(source) ?? false
  const fact = facts.find(has)
  const choose = (chosen: PrefillSource | ''): void => {
    const rest = (field.prefill ?? []).filter((one) => one !== fact)
    const next = chosen === '' ? rest : (withSource({ ...field, prefill: rest }, chosen, true) ?? [])
    edit({ prefill: next.length > 0 ? next : undefined })
  }
  return (
    <fieldset className={styles['fieldset']}>
      <legend className={styles['caption']}>{text.title}</legend>
      <Switch isSelected={has('address')} onChange={(isOn) => edit({ prefill: withSource(field, 'address', isOn) })}>
        {text.link}
      </Switch>
      {has('address') && <p className={styles['note']}>{text.linkHelp(field.name)}</p>}
      <Switch
        isSelected={has('attribute')}
        onChange={(isOn) => edit({ prefill: withSource(field, 'attribute', isOn) })}
      >
        {text.around}
      </Switch>
      <SelectField<PrefillSource | ''>
        label={text.fact}
        value={fact ?? ''}
        choices={[{ value: '', label: text.noFact }, ...facts.map((value) => ({ value, label: text.facts[value] }))]}
        onChange={choose}
      />
    </fieldset>
  )
}

/** Keeps what a link filled in for the site's other pages, in a form that a link may fill. */
export function KeepLinkSwitch({ form }: { readonly form: Form }) {
  const dispatch = useDispatch()
  const isKept = useDocument(({ form: { delivery } }) => delivery?.keepOnDevice !== false)
  if (!isKept || !hasLinkPrefill(form)) return null
  const keeps = form.prefill?.keep === true
  return (
    <div>
      <Switch
        isSelected={keeps}
        onChange={(isOn) => dispatch(setFormTexts({ prefill: isOn ? { ...form.prefill, keep: true } : undefined }))}
      >
        {text.keep}
      </Switch>
      <p className={styles['note']}>{keeps ? text.kept : text.notKept}</p>
    </div>
  )
}
