import { ArrowLeftRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { connectText } from '../texts/connect.ts'
import styles from './AccountFields.module.css'
import {
  type AccountIds,
  type AccountKind,
  accountParts,
  findMisplacedIds,
  findProblems,
  putIdsInPlace,
  trimIds,
} from './account-ids.ts'
import { ConfirmIds } from './ConfirmIds.tsx'
import type { DoubtfulId } from './id-doubts.ts'
import { useToldDoubts } from './use-told-doubts.ts'

const { ids: text } = connectText
const accountFieldText = {
  origin: { label: text.origin, help: text.originHelp },
  publicKey: { label: text.publicKey, help: text.publicKeyHelp },
  serviceId: { label: text.serviceId, help: text.serviceIdHelp },
  templateId: { label: text.templateId, help: text.templateIdHelp },
} as const

export interface AccountFieldsProps {
  readonly kind: AccountKind
  readonly ids: AccountIds
  readonly onChange: (ids: AccountIds) => void
  /** Shows what is missing; not before the maker has tried. An id in the wrong place is told at once. */
  readonly isChecked: boolean
  /** The ids that look like none: told once their field is left, a key that must stay private at once. */
  readonly doubts: readonly DoubtfulId[]
  /** Called when the maker says that the ids are right as they stand. */
  readonly onConfirm: () => void
  readonly autoFocus?: boolean
  /** Each id is a row, label, id and verdict side by side where there is room. */
  readonly isRows?: boolean
  /** Renders the verdict on an id, beside its label. */
  readonly verdictOf?: (part: keyof AccountIds) => ReactNode
}

/** The ids of an account at EmailJS, or at a relay that speaks the same wire. */
export function AccountFields({
  kind,
  ids,
  onChange,
  isChecked,
  doubts,
  onConfirm,
  autoFocus = false,
  isRows = false,
  verdictOf,
}: AccountFieldsProps) {
  const told = useToldDoubts(doubts, isChecked)
  const problems = isChecked ? findProblems(kind, trimIds(ids)) : []
  const misplaced = kind === 'emailjs' ? findMisplacedIds(ids) : []
  const problemOf = (part: keyof AccountIds): string | undefined => {
    const wrong = misplaced.find((id) => id.part === part)
    if (wrong) return text.misplaced[wrong.isRather]
    if (!problems.includes(part)) return told.problemOf(part)
    return part === 'origin' ? text.badOrigin : text.missing
  }
  return (
    <>
      {accountParts[kind].map((part, index) => (
        <TextField
          key={part}
          name={part}
          label={accountFieldText[part].label}
          labelEnd={verdictOf?.(part)}
          help={kind === 'relay' && part !== 'origin' ? undefined : accountFieldText[part].help}
          isMono
          isRow={isRows}
          autoComplete="off"
          spellCheck="false"
          autoFocus={autoFocus && index === 0}
          value={ids[part]}
          onChange={(value) => {
            told.onType(part)
            onChange({ ...ids, [part]: value })
          }}
          onBlur={told.onLeave}
          problem={problemOf(part)}
        />
      ))}
      {misplaced.length > 0 && (
        <div className={styles['swap']} role="status">
          <Button size="small" icon={ArrowLeftRight} onPress={() => onChange(putIdsInPlace(ids))}>
            {text.putInPlace}
          </Button>
        </div>
      )}
      {told.canConfirm && <ConfirmIds onConfirm={onConfirm} />}
    </>
  )
}
