import type { Field, FileRule } from '@letterslot/core'
import { updateRule } from '../../document/commands/update-rule.ts'
import { useDispatch, useDocument } from '../../document/use-document.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { refusal } from './field-faults.ts'
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
  const accept = useDraftText(rule.accept ?? '', (typed) => {
    const { accept: _before, ...rest } = rule
    const kinds = typed.trim()
    return propose(kinds === '' ? rest : { ...rest, accept: kinds }, kinds)
  })
  const size = useDraftText(writeFileSize(rule.maxBytes), (typed) => {
    const { maxBytes: _before, ...rest } = rule
    if (typed.trim() === '') return propose(rest, '')
    const maxBytes = readFileSize(typed)
    if (maxBytes === undefined) return { ok: false, problem: 'Write a number of megabytes.' }
    return propose({ ...rest, maxBytes }, writeFileSize(maxBytes))
  })
  return (
    <>
      <TextField
        label="Kinds of files"
        isLabelQuiet
        help="Endings or types, such as .pdf, image/*. Empty: any."
        value={accept.text}
        problem={accept.problem}
        autoComplete="off"
        spellCheck="false"
        onChange={accept.onChange}
      />
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
