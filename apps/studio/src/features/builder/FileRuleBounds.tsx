import type { Field, FileRule } from '@letterslot/core'
import { pictureBounds } from '@letterslot/core/picture-size'
import { updateRule } from '../../domain/document/commands/rules.ts'
import { readFileSize, writeFileSize } from '../../domain/document/file-size.ts'
import { useDispatch } from '../../domain/document/use-document.ts'
import { rulesText } from '../../domain/texts/inspector.ts'
import { Checkbox } from '../../ui/Switch.tsx'
import { NumberField, TextField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { parseNumberBound } from './bound-text.ts'
import styles from './RuleCard.module.css'
import { useRuleProposal } from './use-rule-proposal.ts'

export interface FileRuleBoundsProps {
  readonly field: Field
  readonly rule: FileRule
  readonly index: number
}

/** Which kinds of files are taken, and how large one may be. What the form could not have is refused here. */
export function FileRuleBounds({ field, rule, index }: FileRuleBoundsProps) {
  const dispatch = useDispatch()
  const propose = useRuleProposal(field, index)
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
    if (maxBytes === undefined) return { ok: false, problem: rulesText.files.sizeProblem }
    return propose({ ...rest, maxBytes }, writeFileSize(maxBytes))
  })
  return (
    <>
      <fieldset className={styles['days']}>
        <legend className={styles['quiet']}>{rulesText.files.kinds}</legend>
        <div className={styles['weekdays']}>
          {acceptChoices.map(({ id, label }) => (
            <Checkbox key={id} isSelected={chosen.kinds.includes(id)} onChange={(isChosen) => choose(id, isChosen)}>
              {label}
            </Checkbox>
          ))}
        </div>
        <TextField
          label={rulesText.files.other}
          isLabelQuiet
          help={rulesText.files.otherHelp}
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
          label={rulesText.files.size}
          value={size.text}
          problem={size.problem}
          onChange={size.onChange}
        />
      </div>
      <div className={styles['bounds']}>
        {pictureBounds.map((bound) => (
          <SideField key={bound} field={field} rule={rule} index={index} bound={bound} />
        ))}
      </div>
    </>
  )
}

interface SideFieldProps extends FileRuleBoundsProps {
  readonly bound: (typeof pictureBounds)[number]
}

/** The least or the greatest width or height of a picture, in pixels. */
function SideField({ field, rule, index, bound }: SideFieldProps) {
  const propose = useRuleProposal(field, index)
  const side = useDraftText(rule[bound] === undefined ? '' : String(rule[bound]), (typed) => {
    const reading = parseNumberBound(typed)
    if (!reading.ok) return reading
    const { [bound]: _before, ...rest } = rule
    return propose(
      reading.value === undefined ? rest : { ...rest, [bound]: reading.value },
      reading.value === undefined ? '' : String(reading.value),
    )
  })
  return (
    <NumberField
      isLabelQuiet
      label={rulesText.files[bound]}
      value={side.text}
      problem={side.problem}
      onChange={side.onChange}
    />
  )
}

/** Kinds of files by the words that makers have for them, and what HTML's `accept` calls them. */
const acceptChoices = [
  { id: 'pictures', label: rulesText.files.pictures, accept: ['image/*'] },
  { id: 'pdf', label: rulesText.files.pdf, accept: ['.pdf'] },
  { id: 'documents', label: rulesText.files.documents, accept: ['.doc', '.docx', '.odt', '.rtf', '.txt'] },
] as const

type FileKindId = (typeof acceptChoices)[number]['id']

/** The parts of `accept`: the kinds that have words, and the rest of it. */
interface ChosenKinds {
  readonly kinds: readonly FileKindId[]
  /** `.zip, audio/*`; empty where there is nothing else. */
  readonly other: string
}

/** Reads `accept` in words. A kind is chosen where all that it stands for is there. */
export function readFileKinds(accept: string): ChosenKinds {
  const all = accept.split(',').flatMap((kind) => kind.trim() || [])
  const known = acceptChoices.filter((kind) => kind.accept.every((one) => all.includes(one)))
  const named = new Set<string>(known.flatMap((kind) => kind.accept))
  return { kinds: known.map(({ id }) => id), other: all.filter((kind) => !named.has(kind)).join(', ') }
}

/** Writes `accept`; empty is any file. */
export function writeFileKinds({ kinds, other }: ChosenKinds): string {
  const named = acceptChoices.filter(({ id }) => kinds.includes(id)).flatMap((kind) => [...kind.accept])
  return [...new Set([...named, ...other.split(',').flatMap((kind) => kind.trim() || [])])].join(', ')
}
