import type { Form } from '@letterslot/core'
import { hasLinkPrefill, type PrefillPair } from '@letterslot/core/prefill'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { fieldTitle } from '../../domain/document/field-kind-info.ts'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { useFormLanguage } from '../../domain/document/use-form-language.ts'
import { fileNameOf } from '../../domain/storage/download.ts'
import { fieldText } from '../../domain/texts/inspector.ts'
import { prefillLinkText as text } from '../../domain/texts/prefill.ts'
import { publishPanelText } from '../../domain/texts/publish.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { language } from '../../ui/language.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { longestCode } from './link-reach.ts'
import methodStyles from './MethodPanel.module.css'
import styles from './PublishPanel.module.css'
import {
  countryChoices,
  type LinkSlot,
  linkEffects,
  linkSlots,
  prefillLink,
  type SlotPart,
  slotChoices,
  slotPairs,
  slotParts,
} from './prefill-link.ts'
import { siteUrl } from './publish-checks.ts'
import { QrCode } from './QrCode.tsx'
import { focusSettling } from './use-publish-gate.ts'

export interface PrefillLinksProps {
  readonly form: Form
  /** The address of the page as it was typed. */
  readonly site: string
}

/** Links to the form's page that fill fields in, made here; where no field allows it, the way to where that is said. */
export function PrefillLinks({ form, site }: PrefillLinksProps) {
  const { formId } = useDocumentSession()
  return (
    <details className={styles['links']}>
      <summary>{text.title}</summary>
      {hasLinkPrefill(form) ? (
        <LinkMaker form={form} site={site} />
      ) : (
        <p className={methodStyles['note']}>
          {text.none}{' '}
          <Link to="/forms/$formId/build" params={{ formId }}>
            {text.toBuild}
          </Link>
        </p>
      )}
    </details>
  )
}

type Typed = Readonly<Record<string, readonly string[]>>

function LinkMaker({ form, site }: PrefillLinksProps) {
  const [typed, setTyped] = useState<Typed>({})
  const slots = linkSlots(form)
  const pairs = slots.flatMap((slot) => slotPairs(slot, typed[slot.name] ?? []))
  const address = siteUrl(site)?.href
  const link = address !== undefined && pairs.length > 0 ? prefillLink(address, pairs) : undefined
  return (
    <div className={styles['maker']}>
      <p className={methodStyles['note']}>{text.lead}</p>
      {slots.map((slot) => (
        <SlotField
          key={slot.name}
          slot={slot}
          values={typed[slot.name] ?? []}
          onChange={(values) => setTyped((before) => ({ ...before, [slot.name]: values }))}
        />
      ))}
      <LinkEffects form={form} pairs={pairs} />
      {address === undefined && (
        <p className={methodStyles['note']}>
          {text.noAddress}{' '}
          <Button size="small" variant="quiet" onPress={() => focusSettling('site')}>
            {publishPanelText.page.nameAddress}
          </Button>
        </p>
      )}
      {link !== undefined && (
        <>
          <CopyText words={publishPanelText} label={text.link} text={link} rows={3} />
          {link.length > longestCode ? (
            <p className={methodStyles['note']}>{publishPanelText.link.noCode}</p>
          ) : (
            <QrCode text={link} label={text.code} file={`${fileNameOf(form.title)}-link`} />
          )}
          <p className={methodStyles['note']}>{text.proof}</p>
        </>
      )}
    </div>
  )
}

interface SlotFieldProps {
  readonly slot: LinkSlot
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
}

/** The controls for one thing that a link may bring: the choices of a field that has some. */
function SlotField({ slot, values, onChange }: SlotFieldProps) {
  const { name, field } = slot
  const { options = [] } = field
  const label = name === field.name ? fieldTitle(field) : text.fact(fieldTitle(field), name)
  const together = slotChoices(slot)
  if (together.length > 0) {
    const toggle = (value: string, isOn: boolean): void =>
      onChange(together.map((one) => one.value).filter((one) => (one === value ? isOn : values.includes(one))))
    return (
      <fieldset className={styles['choices']}>
        <legend>{label}</legend>
        {together.map((option) => (
          <Switch
            key={option.value}
            isSelected={values.includes(option.value)}
            onChange={(isOn) => toggle(option.value, isOn)}
          >
            {option.label}
          </Switch>
        ))}
      </fieldset>
    )
  }
  const parts = slotParts(slot, (part) => partLabels[part] ?? part, language)
  if (parts.length > 0)
    return (
      <fieldset className={styles['choices']}>
        <legend>{label}</legend>
        {parts.map((part, at) => (
          <OneValue
            key={part.label}
            {...part}
            value={values[at] ?? ''}
            onChange={(next) => onChange(parts.map((_, index) => (index === at ? next : (values[index] ?? ''))))}
          />
        ))}
      </fieldset>
    )
  const offered = field.kind === 'country' ? countryChoices(language) : options
  const choices = name === field.name && offered.length > 0 ? offered : undefined
  return <OneValue label={label} choices={choices} value={values[0] ?? ''} onChange={(next) => onChange([next])} />
}

const partLabels: Readonly<Record<string, string>> = { ...fieldText.partNames, ...text.partNames }

interface OneValueProps {
  readonly label: string
  readonly choices?: SlotPart['choices'] | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

function OneValue({ label, choices, value, onChange }: OneValueProps) {
  if (!choices) return <TextField label={label} value={value} autoComplete="off" onChange={onChange} />
  const all = [{ value: '', label: text.nothing }, ...choices.map((one) => ({ value: one.value, label: one.label }))]
  return <SelectField<string> label={label} value={value} choices={all} onChange={onChange} />
}

/** The effect of the link on each field, as the form would have it. */
function LinkEffects({ form, pairs }: { readonly form: Form; readonly pairs: readonly PrefillPair[] }) {
  const effects = linkEffects(form, pairs, useFormLanguage(form)?.issues)
  if (effects.length === 0) return null
  return (
    <div role="status">
      <p>{text.effects}</p>
      <ul className={styles['effects']}>
        {effects.map(({ field, text: value, problem }) => (
          <li key={field.id} data-problem={problem !== undefined || undefined}>
            {problem === undefined
              ? text.fills(fieldTitle(field), value)
              : text.fillsNot(fieldTitle(field), value, problem)}
          </li>
        ))}
      </ul>
    </div>
  )
}
