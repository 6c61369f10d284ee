import type { Ask } from '@letterslot/intake'
import { answerKey } from '../../domain/open-file/use-intake.ts'
import { askText, intakeText } from '../../domain/texts/intake.ts'
import { TextField } from '../../ui/TextField.tsx'

export interface AskFieldsProps {
  readonly asks: readonly Ask[]
  readonly answers: ReadonlyMap<string, string>
  readonly onAnswer: (key: string, value: string) => void
  /** Shows which ids are missing; not before the maker has tried to go on. */
  readonly isChecked: boolean
}

/** The values that the code names but does not hold. */
export function AskFields({ asks, answers, onAnswer, isChecked }: AskFieldsProps) {
  return asks.map((ask) => {
    const key = answerKey(ask)
    const value = answers.get(key) ?? ''
    const isMissing = isChecked && ask.of !== 'parameter' && value.trim() === ''
    return (
      <TextField
        key={key}
        name={key}
        label={ask.of === 'parameter' ? intakeText.parameter(ask.parameter) : intakeText.ids[ask.of]}
        help={askText(ask)}
        problem={isMissing ? intakeText.idNeeded : undefined}
        isMono
        autoComplete="off"
        spellCheck="false"
        value={value}
        onChange={(next) => onAnswer(key, next)}
      />
    )
  })
}
