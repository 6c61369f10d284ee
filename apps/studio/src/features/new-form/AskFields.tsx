import type { IdRequest } from '@letterslot/intake'
import { ConfirmIds } from '../../domain/connections/ConfirmIds.tsx'
import type { DoubtfulId } from '../../domain/connections/id-doubts.ts'
import { useToldDoubts } from '../../domain/connections/use-told-doubts.ts'
import { answerKey } from '../../domain/open-file/use-intake.ts'
import { askText, intakeText } from '../../domain/texts/intake.ts'
import { TextField } from '../../ui/TextField.tsx'

export interface AskFieldsProps {
  readonly asks: readonly IdRequest[]
  readonly answers: ReadonlyMap<string, string>
  readonly onAnswer: (key: string, value: string) => void
  /** Shows which ids are missing; not before the maker has tried to go on. */
  readonly isChecked: boolean
  /** The typed ids that look like none. */
  readonly doubts: readonly DoubtfulId[]
  /** Called when the maker says that the ids are right as they stand. */
  readonly onConfirm: () => void
}

/** The values that the code names but does not hold. */
export function AskFields({ asks, answers, onAnswer, isChecked, doubts, onConfirm }: AskFieldsProps) {
  const told = useToldDoubts(doubts, isChecked)
  return (
    <>
      {asks.map((ask) => {
        const key = answerKey(ask)
        const value = answers.get(key) ?? ''
        const isMissing = isChecked && ask.of !== 'parameter' && value.trim() === ''
        return (
          <TextField
            key={key}
            name={key}
            label={ask.of === 'parameter' ? intakeText.parameter(ask.parameter) : intakeText.ids[ask.of]}
            help={askText(ask)}
            problem={isMissing ? intakeText.idNeeded : told.problemOf(key)}
            isMono
            autoComplete="off"
            spellCheck="false"
            value={value}
            onChange={(next) => {
              told.onType(key)
              onAnswer(key, next)
            }}
            onBlur={told.onLeave}
          />
        )
      })}
      {told.canConfirm && <ConfirmIds onConfirm={onConfirm} />}
    </>
  )
}
