import { type Comparison, type Field, isLiveOperand } from '@letterslot/core'
import { isNumeric, maxDaysFromToday } from '@letterslot/core/document'
import { logicText } from '../../domain/texts/logic.ts'
import { Checkbox } from '../../ui/Switch.tsx'
import { NumberField, TextField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { answerOptions } from './answer-options.ts'
import { parseNumberBound } from './bound-text.ts'
import { ChipSelect } from './ChipSelect.tsx'
import styles from './ConditionEditor.module.css'
import { momentFields } from './moment-fields.ts'
import { comparableFields, operandKindOf } from './operands.ts'
import { useAbsentLabel } from './use-absent-label.ts'

export interface ComparedValueProps {
  readonly source: Field
  readonly sources: readonly Field[]
  readonly comparison: Comparison
  readonly onChange: (comparison: Comparison) => void
}

/** The end of a comparison's sentence, by a control of its kind: words, another question, or a number of days. */
export function ComparedValue(props: ComparedValueProps) {
  const { source, comparison, onChange } = props
  const { to } = comparison
  const kind = operandKindOf(comparison)
  if (kind === 'field') return <OtherAnswer {...props} />
  if (kind === 'today') return null
  if (kind === 'after' || kind === 'before') return <Days {...props} />
  if (comparison.count || isNumeric(source.kind)) return <ComparedNumber {...props} />
  if (comparison.is === 'in' || Array.isArray(to)) return <ListValue {...props} />
  if (source.kind === 'consent') {
    return (
      <ChipSelect
        tone="value"
        label={logicText.answer}
        value={to === true ? 'yes' : 'no'}
        choices={[
          { value: 'yes', label: logicText.isTicked },
          { value: 'no', label: logicText.isNotTicked },
        ]}
        onChange={(value) => onChange({ ...comparison, to: value === 'yes' })}
      />
    )
  }
  const value = String(to ?? '')
  const MomentField = momentFields[source.kind]
  const change = (next: string): void => onChange({ ...comparison, to: next })
  const options = answerOptions(source)
  if (options) {
    const isThere = options.some((option) => option.value === value)
    const choices = isThere ? options : [{ value, label: logicText.gone(value) }, ...options]
    return (
      <ChipSelect<string> tone="value" label={logicText.choice} value={value} choices={choices} onChange={change} />
    )
  }
  return (
    <div className={styles['value']}>
      {MomentField ? (
        <MomentField
          isLabelHidden
          label={source.kind === 'time' ? logicText.time : logicText.date}
          value={value}
          onChange={change}
        />
      ) : (
        <TextField isLabelHidden label={logicText.text} value={value} autoComplete="off" onChange={change} />
      )}
    </div>
  )
}

/** Another question whose answer is compared with. */
function OtherAnswer({ source, sources, comparison, onChange }: ComparedValueProps) {
  const { to } = comparison
  const fields = comparableFields(comparison, source, sources)
  const id = isLiveOperand(to) && 'field' in to ? to.field : ''
  const choices = fields.map((field) => ({ value: String(field.id), label: field.label || logicText.untitled }))
  const isThere = fields.some((field) => field.id === id)
  const named = sources.find((field) => field.id === id)
  const absent = useAbsentLabel(named || id === '' ? undefined : id)
  const label = named ? named.label || logicText.untitled : absent
  return (
    <ChipSelect<string>
      tone="field"
      label={logicText.other}
      value={id}
      choices={isThere ? choices : [{ value: id, label }, ...choices]}
      onChange={(chosen) => {
        const other = fields.find((field) => field.id === chosen)
        if (other) onChange({ ...comparison, to: { field: other.id } })
      }}
    />
  )
}

/** The number of days before or after today. */
function Days({ comparison, onChange }: ComparedValueProps) {
  const { to } = comparison
  const days = isLiveOperand(to) && 'today' in to ? to.today : 0
  const draft = useDraftText(String(Math.abs(days)), (text) => {
    const count = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
    if (count < 1 || count > maxDaysFromToday) return { ok: false, problem: logicText.daysProblem(maxDaysFromToday) }
    const today = days < 0 ? -count : count
    return { ok: true, stored: String(count), commit: () => onChange({ ...comparison, to: { today } }) }
  })
  return <DraftNumber label={logicText.days} draft={draft} />
}

/** A number that an answer, or a count, is compared with. */
function ComparedNumber({ comparison, onChange }: ComparedValueProps) {
  const draft = useDraftText(String(comparison.to ?? ''), (text) => {
    const reading = parseNumberBound(text)
    if (!reading.ok) return reading
    const { value } = reading
    if (value === undefined) return { ok: false, problem: logicText.numberProblem }
    const isCount = Number.isInteger(value) && value >= 0
    if (comparison.count && !isCount) return { ok: false, problem: logicText.countProblem }
    return { ok: true, stored: String(value), commit: () => onChange({ ...comparison, to: value }) }
  })
  return <DraftNumber label={logicText.number} draft={draft} />
}

interface DraftNumberProps {
  readonly label: string
  readonly draft: ReturnType<typeof useDraftText>
}

function DraftNumber({ label, draft }: DraftNumberProps) {
  return (
    <div className={styles['value']}>
      <NumberField isLabelHidden label={label} value={draft.text} problem={draft.problem} onChange={draft.onChange} />
    </div>
  )
}

/** Several choices, or several texts, one of which the answer must be. */
function ListValue({ source, comparison, onChange }: ComparedValueProps) {
  const { to } = comparison
  const chosen = [to ?? []].flat().map(String)
  const change = (next: readonly string[]): void => onChange({ ...comparison, to: next })
  const draft = useDraftText(chosen.join(', '), (text) => {
    const next = text.split(',').flatMap((one) => one.trim() || [])
    return { ok: true, stored: next.join(', '), commit: () => change(next) }
  })
  if (!source.options) {
    return (
      <div className={styles['value']}>
        <TextField
          isLabelHidden
          label={logicText.texts}
          value={draft.text}
          autoComplete="off"
          onChange={draft.onChange}
        />
      </div>
    )
  }
  const offered = source.options.map(({ value, label }) => ({ value, label }))
  const gone = chosen.flatMap((value) =>
    offered.some((option) => option.value === value) ? [] : { value, label: logicText.gone(value) },
  )
  return (
    <fieldset className={styles['choices']} aria-label={logicText.choices}>
      {[...offered, ...gone].map(({ value, label }) => (
        <Checkbox
          key={value}
          isSelected={chosen.includes(value)}
          onChange={(isOn) => change(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))}
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  )
}
