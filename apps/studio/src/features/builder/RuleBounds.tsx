import type { Field, FileRule, LengthRule, RangeRule, Rule } from '@letterslot/core'
import { updateRule } from '../../domain/document/commands/rules.ts'
import { readFileSize, writeFileSize } from '../../domain/document/file-size.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { classes } from '../../ui/classes.ts'
import { Checkbox } from '../../ui/Switch.tsx'
import { DateField, NumberField, TextField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { type Bound, boundOf, readBound, withBound } from './bound-text.ts'
import { DaysBounds } from './DaysBounds.tsx'
import { faultAt, firstFault } from './field-faults.ts'
import { type ChosenKinds, type FileKindId, fileKinds, readFileKinds, writeFileKinds } from './file-kinds.ts'
import styles from './RuleCard.module.css'
import { useFieldFaults } from './use-field-faults.ts'

export interface RuleBoundsProps {
  readonly field: Field
  readonly rule: Rule
  readonly index: number
}

/** The settings of a rule: from, to and step, the pattern itself, days, or kinds and size of files. */
export function RuleBounds({ field, rule, index }: RuleBoundsProps) {
  const dispatch = useDispatch()
  const faults = useFieldFaults(field.id)
  const [first, last] = field.kind === 'date' ? ['Earliest', 'Latest'] : ['From', 'To']
  switch (rule.kind) {
    case 'length':
      return (
        <div className={styles['bounds']}>
          <BoundField field={field} rule={rule} index={index} bound="min" label="At least" />
          <BoundField field={field} rule={rule} index={index} bound="max" label="At most" />
        </div>
      )
    case 'range':
      return (
        <div className={classes(styles['bounds'], field.kind === 'date' && styles['wide'])}>
          <BoundField field={field} rule={rule} index={index} bound="min" label={first} />
          <BoundField field={field} rule={rule} index={index} bound="max" label={last} />
          <BoundField
            field={field}
            rule={rule}
            index={index}
            bound="step"
            label={field.kind === 'date' ? 'Every … days' : 'Step'}
          />
        </div>
      )
    case 'pattern':
      return (
        <TextField
          label="Pattern"
          isLabelQuiet
          isMono
          help="A regular expression that the whole answer must match."
          value={rule.pattern}
          problem={faultAt(faults, `rules/${index}/pattern`)}
          autoComplete="off"
          spellCheck="false"
          onChange={(pattern) => dispatch(updateRule(field.id, index, { ...rule, pattern }))}
        />
      )
    case 'days':
      return <DaysBounds field={field} rule={rule} index={index} />
    case 'file':
      return <FileBoundsFields field={field} rule={rule} index={index} />
    default:
      return null
  }
}

interface BoundFieldProps {
  readonly field: Field
  readonly rule: LengthRule | RangeRule
  readonly index: number
  readonly bound: Bound
  readonly label: string
}

/** One bound of a rule. One that is no bound, or that contradicts another, is refused here and changes nothing. */
function BoundField({ field, rule, index, bound, label }: BoundFieldProps) {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const { text, problem, onChange } = useDraftText(boundOf(rule, bound), (typed) => {
    const reading = readBound(typed, bound === 'step' ? 'number' : field.kind)
    if (!reading.ok) return reading
    const proposed: Rule = withBound(rule, bound, reading.value)
    const rules = field.rules.map((other, at) => (at === index ? proposed : other))
    const reason = firstFault(form, { ...field, rules }, `rules/${index}`)
    if (reason !== undefined) return { ok: false, problem: reason }
    return {
      ok: true,
      stored: String(reading.value ?? ''),
      commit: () => dispatch(updateRule(field.id, index, proposed)),
    }
  })
  const shown = { isLabelQuiet: true, label, value: text, problem, onChange }
  return field.kind === 'date' && bound !== 'step' ? <DateField {...shown} /> : <NumberField {...shown} />
}

interface FileBoundsProps {
  readonly field: Field
  readonly rule: FileRule
  readonly index: number
}

/** Which kinds of files are taken, and how large one may be. What the form could not have is refused here. */
function FileBoundsFields({ field, rule, index }: FileBoundsProps) {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const propose = (proposed: FileRule, stored: string) => {
    const rules = field.rules.map((other, at) => (at === index ? proposed : other))
    const problem = firstFault(form, { ...field, rules }, `rules/${index}`)
    if (problem !== undefined) return { ok: false, problem } as const
    return { ok: true, stored, commit: () => dispatch(updateRule(field.id, index, proposed)) } as const
  }
  const chosen = readFileKinds(rule.accept ?? '')
  const withKinds = (next: ChosenKinds): FileRule => {
    const { accept: _before, ...rest } = rule
    const accept = writeFileKinds(next)
    return accept === '' ? rest : { ...rest, accept }
  }
  const choose = (id: FileKindId, isChosen: boolean): void => {
    const kinds = isChosen ? [...chosen.kinds, id] : chosen.kinds.filter((kind) => kind !== id)
    dispatch(updateRule(field.id, index, withKinds({ ...chosen, kinds })))
  }
  const other = useDraftText(chosen.other, (typed) => propose(withKinds({ ...chosen, other: typed }), typed.trim()))
  const size = useDraftText(writeFileSize(rule.maxBytes), (typed) => {
    const { maxBytes: _before, ...rest } = rule
    if (typed.trim() === '') return propose(rest, '')
    const maxBytes = readFileSize(typed)
    if (maxBytes === undefined) return { ok: false, problem: 'Write a number of megabytes.' }
    return propose({ ...rest, maxBytes }, writeFileSize(maxBytes))
  })
  return (
    <>
      <fieldset className={styles['days']}>
        <legend className={styles['quiet']}>Kinds of files; none chosen is any</legend>
        <div className={styles['weekdays']}>
          {fileKinds.map(({ id, label }) => (
            <Checkbox key={id} isSelected={chosen.kinds.includes(id)} onChange={(isChosen) => choose(id, isChosen)}>
              {label}
            </Checkbox>
          ))}
        </div>
        <TextField
          label="Other kinds"
          isLabelQuiet
          help="Endings or types, such as .zip, audio/*"
          value={other.text}
          problem={other.problem}
          autoComplete="off"
          spellCheck="false"
          onChange={other.onChange}
        />
      </fieldset>
      <div className={styles['bounds']}>
        <NumberField
          isLabelQuiet
          label="At most, MB each"
          value={size.text}
          problem={size.problem}
          onChange={size.onChange}
        />
      </div>
    </>
  )
}
