import type { Field, FileRule } from '@letterslot/core'
import { updateRule } from '../../document/commands/update-rule.ts'
import { useDispatch, useDocument } from '../../document/use-document.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { refusal } from './field-faults.ts'
import { type ChosenKinds, type FileKindId, fileKinds, readFileKinds, writeFileKinds } from './file-kinds.ts'
import { readFileSize, writeFileSize } from './file-size.ts'
import styles from './RuleCard.module.css'
import { useDraftText } from './use-draft-text.ts'

export interface FileBoundsProps {
  readonly field: Field
  readonly rule: FileRule
  readonly index: number
}

/** Which kinds of files are taken, and how large one may be. What the form could not have is refused here. */
export function FileBounds({ field, rule, index }: FileBoundsProps) {
  const dispatch = useDispatch()
  const form = useDocument((document) => document.form)
  const propose = (proposed: FileRule, stored: string) => {
    const rules = field.rules.map((other, at) => (at === index ? proposed : other))
    const problem = refusal(form, { ...field, rules }, `rules/${index}`)
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
